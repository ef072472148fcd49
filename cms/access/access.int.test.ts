import { ADMIN_ROLES, type AdminRole } from '#domain/people/staff-roles';
import { createBanner } from '#cms/test/advertising';
import { callRest, signInToRest, type RestAnswer } from '#cms/test/call-rest';
import {
  buildRestaurant,
  createAdmin,
  createDiner,
  createRestaurant,
  createReview,
  createSavedList,
  dinerToken,
  TEST_PASSWORD,
} from '#cms/test/factories';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const CALLERS = [...ADMIN_ROLES, 'diner', 'nobody'] as const;
type Caller = (typeof CALLERS)[number];
type Action = 'create' | 'read' | 'update' | 'delete';

const STAFF: readonly Caller[] = ADMIN_ROLES;

type Slug = Exclude<CollectionSlug, `payload-${string}`>;
interface Kept {
  /** Which roles may do what (decisions §3); `admin` may do everything. */
  rules: Record<Action, readonly Caller[]>;
  /** The request body to create one. */
  input: () => Promise<object | FormData>;
  /** Stores one, by default from `input`. */
  create?: () => Promise<{ id: number }>;
  change: object;
}

const ofRoles = (...roles: AdminRole[]): Record<Action, readonly Caller[]> => ({
  create: roles,
  read: roles,
  update: roles,
  delete: roles,
});
/** Written by editors; readers see it through the site. */
const EDITORIAL = { ...ofRoles('admin', 'editor'), read: STAFF };
/** Maintained by the site; data staff may read. */
const KEPT_BY_SITE = { create: [], read: ['admin', 'data'], update: [], delete: [] } as const;

const COLLECTIONS: Record<Slug, Kept> = {
  restaurants: {
    rules: { ...ofRoles('admin', 'data'), read: STAFF },
    input: async () => buildRestaurant(),
    change: { name: 'Renamed' },
  },
  // Editors edit the texts; data staff the names.
  cuisines: {
    rules: { ...ofRoles('admin', 'data'), read: STAFF, update: ['admin', 'data', 'editor'] },
    input: async () => buildName(),
    change: { intro: 'Rewritten' },
  },
  neighborhoods: {
    rules: { ...ofRoles('admin', 'data'), read: STAFF, update: ['admin', 'data', 'editor'] },
    input: async () => buildName(),
    change: { intro: 'Rewritten' },
  },
  // Sent by readers; the panel creates none.
  'problem-reports': {
    rules: { ...ofRoles('admin', 'data'), create: [] },
    input: buildReport,
    change: { state: 'done' },
  },
  media: {
    rules: { create: STAFF, read: STAFF, update: STAFF, delete: ['admin', 'editor', 'data'] },
    input: () => buildPictureForm(),
    create: createPicture,
    change: { alt: 'Renamed' },
  },
  'place-photos': {
    rules: { ...ofRoles('admin', 'editor', 'data'), read: STAFF },
    input: async () => buildPictureForm({ restaurant: (await createRestaurant(cms.payload)).id }),
    create: async () => {
      const { id: restaurant } = await createRestaurant(cms.payload);
      const file = {
        data: Buffer.from(await buildPicture()),
        name: `crab-${next()}.png`,
        mimetype: 'image/png',
        size: 1,
      };
      return cms.payload.create({ collection: 'place-photos', data: { restaurant }, file });
    },
    change: { alt: 'Renamed' },
  },
  admins: {
    // Deleted only by a call that asks for a proof.
    rules: { ...ofRoles('admin'), read: STAFF, delete: [] },
    input: async () => ({ ...buildAccount(), roles: ['editor'], proof: TEST_PASSWORD }),
    change: { username: 'renamed-staff' },
  },
  users: {
    rules: ofRoles('admin'),
    input: async () => ({ ...buildAccount(), proof: TEST_PASSWORD }),
    change: { username: 'renamed-diner' },
  },
  // Written only on the site.
  reviews: {
    rules: { ...ofRoles('admin', 'editor', 'data'), create: [] },
    input: buildReviewInput,
    create: () => createReview(cms.payload),
    change: { status: 'approved' },
  },
  'saved-lists': {
    rules: { create: [], read: ['admin'], update: [], delete: ['admin'] },
    input: async () => ({ user: (await createDiner(cms.payload)).id, lists: [] }),
    create: () => createSavedList(cms.payload),
    change: { links: { 'known-to-an-attacker': 'saved' } },
  },
  stories: {
    rules: EDITORIAL,
    input: async () => ({
      title: `Crabs ${next()}`,
      description: 'A story of crabs.',
      body: buildBody(),
      publishDate: '2026-01-01T12:00:00.000Z',
      _status: 'published',
    }),
    change: { description: 'Rewritten' },
  },
  guides: {
    rules: EDITORIAL,
    input: async () => ({
      kind: 'article',
      title: `Oysters ${next()}`,
      body: buildBody(),
      _status: 'published',
    }),
    change: { description: 'Rewritten' },
  },
  authors: {
    rules: EDITORIAL,
    input: async () => ({ name: `Ana Cruz ${next()}` }),
    change: { line: 'Covers crab houses.' },
  },
  pages: {
    rules: EDITORIAL,
    input: async () => ({
      title: `Press ${next()}`,
      description: 'For those who write about us.',
      body: buildBody(),
      _status: 'published',
    }),
    change: { title: 'Press and film' },
  },
  awards: {
    rules: EDITORIAL,
    input: async () => ({
      recipient: `Tavern ${next()}`,
      year: 2026,
      why: 'Its soup.',
      _status: 'published',
    }),
    change: { why: 'Its cake.' },
  },
  redirects: {
    rules: { ...ofRoles('admin', 'editor'), read: STAFF },
    input: async () => ({ from: `/old-${next()}`, to: '/about' }),
    change: { to: '/faq' },
  },
  ads: {
    rules: ofRoles('admin', 'ads'),
    input: async () => ({
      name: `Ad ${next()}`,
      clickUrl: 'https://example.com/',
      imageUrl: '/covers/1.svg',
    }),
    change: { name: 'Renamed' },
  },
  'ad-images': {
    rules: { ...ofRoles('admin', 'ads'), read: STAFF },
    input: () => buildPictureForm(),
    create: async () => ({ id: await createBanner(cms.payload) }),
    change: { alt: 'Renamed' },
  },
  'featured-businesses': {
    rules: ofRoles('admin', 'ads'),
    input: async () => ({
      name: `Business ${next()}`,
      category: 'Florist',
      location: 'Hampden',
      description: 'Bunches tied while you wait.',
      image: await (banner ??= createBanner(cms.payload)),
    }),
    change: { name: 'Renamed' },
  },
  // Sent by readers; only they can resubscribe.
  subscribers: {
    rules: { create: [], read: ['admin', 'editor'], update: ['admin'], delete: ['admin'] },
    input: async () => ({
      email: `reader-${next()}@example.com`,
      source: 'footer',
      consentText: 'Yes, please.',
      consentedAt: '2026-01-01T12:00:00.000Z',
      delivery: 'delivered',
      nextAttemptAt: '2026-01-01T12:00:00.000Z',
    }),
    change: { status: 'unsubscribed' },
  },
  'search-gaps': {
    rules: { ...ofRoles('admin', 'data'), create: [] },
    input: async () => ({ query: `scrapple ${next()}`, day: '2026-01-01' }),
    change: { synonymFor: 'sausage' },
  },
  'search-runs': {
    rules: KEPT_BY_SITE,
    input: async () => ({ kind: 'rebuild', by: 'anna', startedAt: '2026-01-01T12:00:00.000Z' }),
    change: { outcome: 'Never ended' },
  },
  'import-batches': {
    rules: KEPT_BY_SITE,
    input: async () => ({
      fileName: 'places.csv',
      filePath: 'places.csv',
      fileHash: `hash ${next()}`,
      fileForm: {},
      source: 'test',
      map: {},
      by: 'anna',
      state: 'planned',
      dataRevision: 1,
      plannedAt: '2026-01-01T12:00:00.000Z',
    }),
    change: { outcome: 'Never ended' },
  },
  // Found by the weekly check. Those in documents that a role can edit.
  'broken-links': {
    rules: { ...ofRoles('admin', 'editor', 'data'), create: [], delete: [] },
    input: async () => ({ address: `https://broken-${next()}.example.org`, state: 'broken' }),
    create: createBrokenLink,
    change: { isIgnored: true },
  },
  'import-sources': {
    rules: ofRoles('admin', 'data'),
    input: async () => ({
      name: `List ${next()}`,
      kind: 'folder',
      location: 'weekly',
      mapName: 'marble-step-export',
    }),
    change: { commitsAlone: true },
  },
};
const GLOBAL_RULES: Record<string, { read: readonly Caller[]; update: readonly Caller[]; change: object }> = {
  home: { read: STAFF, update: ['admin', 'editor'], change: { subtitle: 'Eat well' } },
  'listing-rules': {
    read: STAFF,
    update: ['admin', 'data'],
    change: { excludedNames: [{ value: 'Nowhere' }] },
  },
  'quiz-settings': { read: STAFF, update: ['admin', 'editor', 'data'], change: { defaultEmoji: '🍴' } },
  'site-settings': { read: STAFF, update: ['admin'], change: { tagline: 'Eat well' } },
};

let cms: TestCms;
/** One picture shared by all businesses. */
let banner: Promise<number> | undefined;
const tokens = new Map<Caller, string>();
let number = 0;

beforeAll(async () => {
  cms = await openTestCms();
  for (const role of ADMIN_ROLES) {
    const { username } = await createAdmin(cms.payload, [role]);
    tokens.set(role, await signInToRest(cms.config, { username: username ?? '' }));
  }
  const { username } = await createDiner(cms.payload);
  tokens.set('diner', await dinerToken(cms.payload, username));
});
afterAll(() => cms.close());

const call = (
  caller: Caller,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object | FormData,
) => callRest(cms.config, { method, path, token: tokens.get(caller), ...(body && { body }) });

const STATUS_OF_REFUSAL = [401, 403, 404];

function expectVerdict(answer: RestAnswer, isAllowed: boolean): void {
  if (isAllowed) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  else expect(STATUS_OF_REFUSAL).toContain(answer.status);
}

const next = () => (number += 1);

const buildAccount = () => ({ username: `made-${next()}`, password: TEST_PASSWORD });

/** One paragraph, as the editor stores it. */
function buildBody() {
  const text = {
    type: 'text',
    version: 1,
    text: 'Steamed, never boiled.',
    format: 0,
    detail: 0,
    mode: 'normal',
    style: '',
  };
  const plain = { version: 1, direction: 'ltr', format: '', indent: 0 };
  return {
    root: {
      ...plain,
      type: 'root',
      children: [{ ...plain, type: 'paragraph', textFormat: 0, children: [text] }],
    },
  };
}

async function buildReviewInput() {
  const restaurant = (await createRestaurant(cms.payload)).id;
  const user = (await createDiner(cms.payload)).id;
  return { restaurant, user, rating: 5, comment: 'Wonderful, every time.', status: 'approved' };
}

const buildName = () => ({ name: `Name ${next()}` });

async function buildReport() {
  const { id } = await createRestaurant(cms.payload);
  return { restaurant: id, kind: 'hours' as const, text: 'Closed on Mondays now.', state: 'new' as const };
}

async function buildPictureForm(data: object = {}): Promise<FormData> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A crab', ...data }));
  form.set('file', new File([await buildPicture()], `crab-${next()}.png`, { type: 'image/png' }));
  return form;
}

async function buildPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 8, height: 8, channels: 3 as const, background: '#a33' };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

async function createBrokenLink(): Promise<{ id: number }> {
  const address = `https://broken-${next()}.example.org`;
  const link = await cms.payload.create({
    collection: 'broken-links',
    data: { address, state: 'broken', isIgnored: false },
  });
  await cms.payload.db.pool.query(
    `insert into link_uses (address, collection, doc_id, part) values ($1, 'home', 1, 'a'), ($1, 'restaurants', 1, 'b')`,
    [address],
  );
  return link;
}

async function createPicture(): Promise<{ id: number }> {
  const data = Buffer.from(await buildPicture());
  const file = { name: `crab-${next()}.png`, data, mimetype: 'image/png', size: data.length };
  return cms.payload.create({ collection: 'media', data: { alt: 'A crab' }, file });
}

async function createDocument(collection: Slug): Promise<number> {
  const { input, create } = COLLECTIONS[collection];
  if (create) return (await create()).id;
  // Each of them builds its own collection's data.
  return (await cms.payload.create({ collection, data: (await input()) as never })).id;
}

/** One document per collection that no test has changed or deleted. */
const untouched = new Map<Slug, number>();

/** Returns a document to test on; a test that changes or deletes it removes it from `untouched`. */
async function findDocument(collection: Slug): Promise<number> {
  const id = untouched.get(collection) ?? (await createDocument(collection));
  untouched.set(collection, id);
  return id;
}

async function countDocuments(collection: Slug): Promise<number> {
  return (await cms.payload.count({ collection })).totalDocs;
}

describe.each(Object.keys(COLLECTIONS).filter(isSlug))('%s', (collection) => {
  const { rules, input, change } = COLLECTIONS[collection];

  describe.each(CALLERS)('for %s', (caller) => {
    it(`can ${rules.create.includes(caller) ? '' : 'not '}be created`, async () => {
      const before = await countDocuments(collection);
      const answer = await call(caller, 'POST', `/${collection}`, await input());
      const isAllowed = rules.create.includes(caller);
      expectVerdict(answer, isAllowed);
      expect(await countDocuments(collection)).toBe(before + (isAllowed ? 1 : 0));
    });

    it(`can ${rules.read.includes(caller) ? '' : 'not '}be read, alone or in a list`, async () => {
      const id = await findDocument(collection);
      const isAllowed = rules.read.includes(caller);
      expectVerdict(await call(caller, 'GET', `/${collection}/${id}`), isAllowed);
      const list = await call(caller, 'GET', `/${collection}?limit=0&depth=0`);
      expect(idsIn(list).includes(id)).toBe(isAllowed);
    });

    it(`can ${rules.update.includes(caller) ? '' : 'not '}be changed, alone or many at once`, async () => {
      const id = await findDocument(collection);
      const before = await cms.payload.findByID({ collection, id });
      const isAllowed = rules.update.includes(caller);
      if (isAllowed) untouched.delete(collection);
      const where = new URLSearchParams({ 'where[id][equals]': String(id) });
      const many = await call(caller, 'PATCH', `/${collection}?${where}`, change);
      if (!isAllowed) expect(idsIn(many)).toEqual([]);
      const one = await call(caller, 'PATCH', `/${collection}/${id}`, change);
      expectVerdict(one, isAllowed);
      const after = await cms.payload.findByID({ collection, id });
      if (isAllowed) expect(after).toMatchObject(change);
      else expect(after).toEqual(before);
      // Account names are unique: the next caller's turn needs this one.
      if (isAllowed) await cms.payload.delete({ collection, id });
    });

    it(`can ${rules.delete.includes(caller) ? '' : 'not '}be deleted, alone or many at once`, async () => {
      const isAllowed = rules.delete.includes(caller);
      const id = await findDocument(collection);
      if (isAllowed) untouched.delete(collection);
      expectVerdict(await call(caller, 'DELETE', `/${collection}/${id}`), isAllowed);
      expect(await exists(collection, id)).toBe(!isAllowed);
      const other = isAllowed ? await createDocument(collection) : id;
      const where = new URLSearchParams({ 'where[id][equals]': String(other) });
      await call(caller, 'DELETE', `/${collection}?${where}`);
      expect(await exists(collection, other)).toBe(!isAllowed);
    });
  });
});

describe.each(Object.entries(GLOBAL_RULES))('%s', (slug, { read, update, change }) => {
  it.each(CALLERS)('grants %s only what the role allows', async (caller) => {
    const path = `/globals/${slug}`;
    expectVerdict(await call(caller, 'GET', path), read.includes(caller));
    const before = await call('admin', 'GET', path);
    expectVerdict(await call(caller, 'POST', path, change), update.includes(caller));
    const after = await call('admin', 'GET', path);
    if (!update.includes(caller)) expect(after.body).toEqual(before.body);
  });
});

it('each role’s menu shows what it works on', () => {
  const menuOf = (role: AdminRole) =>
    cms.payload.config.collections
      .filter(({ slug, admin: { hidden } }) => {
        const rules = isSlug(slug) ? COLLECTIONS[slug]?.rules : undefined;
        if (!rules?.read.includes(role) || hidden === true) return false;
        return typeof hidden !== 'function' || !hidden({ user: { roles: [role] } as never });
      })
      .map(({ slug }) => slug);
  const everybody = menuOf('admin');
  expect(everybody).toEqual(expect.arrayContaining(['ads', 'stories', 'import-batches']));
  expect(menuOf('ads')).toEqual(['media', 'ads', 'featured-businesses', 'ad-images']);
  const missing = (role: AdminRole) => everybody.filter((slug) => !menuOf(role).includes(slug));
  expect(missing('editor')).toEqual(expect.arrayContaining(['ads', 'ad-images', 'import-batches']));
  expect(missing('data')).toEqual(expect.arrayContaining(['stories', 'awards', 'pages', 'ads']));
  expect(menuOf('data')).toEqual(expect.arrayContaining(['restaurants', 'cuisines', 'neighborhoods']));
});

describe('a diner', () => {
  it('has no access to the panel, with the token as cookie or as header', async () => {
    const token = tokens.get('diner') ?? '';
    const byHeader = { headers: { authorization: `JWT ${token}` } };
    const byBearer = { headers: { authorization: `Bearer ${token}` } };
    for (const proof of [{ token }, byHeader, byBearer]) {
      for (const path of [
        '/admins',
        '/users?limit=0',
        '/globals/home',
        '/restaurants/versions',
        '/payload-preferences',
      ]) {
        const answer = await callRest(cms.config, { method: 'GET', path, ...proof });
        expect(answer.status).toBe(403);
      }
      const { body } = await callRest(cms.config, { method: 'GET', path: '/access', ...proof });
      expect(body).not.toMatchObject({ canAccessAdmin: true });
    }
  });

  it('can neither lock an editors’ document nor store panel preferences', async () => {
    const { id } = await createRestaurant(cms.payload);
    const { docs } = await cms.payload.find({ collection: 'users', limit: 1 });
    const user = { relationTo: 'users', value: docs[0]?.id };
    const lock = { document: { relationTo: 'restaurants', value: id }, user };
    for (const caller of ['diner', 'nobody'] as const) {
      expectVerdict(await call(caller, 'POST', '/payload-locked-documents', lock), false);
      expectVerdict(await call(caller, 'GET', '/payload-locked-documents'), false);
      expectVerdict(await call(caller, 'POST', '/payload-preferences/nav', { value: { open: true } }), false);
    }
  });

  it('is not mistaken for a staff member with the same id', async () => {
    const editor = await createAdmin(cms.payload, ['editor']);
    // Staff and diners have separate id sequences, so ids coincide sooner or later.
    const twin = await cms.payload.create({
      collection: 'users',
      data: { id: editor.id + 10_000, username: 'twin', password: TEST_PASSWORD },
    });
    const staffTwin = await cms.payload.create({
      collection: 'admins',
      data: { id: twin.id, username: 'staff-twin', password: TEST_PASSWORD, roles: ['editor'] },
    });
    const asStaff = await signInToRest(cms.config, { username: 'staff-twin' });
    const asDiner = await dinerToken(cms.payload, 'twin');
    const read = (token: string, path: string) => callRest(cms.config, { method: 'GET', path, token });
    expectVerdict(await read(asStaff, `/users/${twin.id}`), false);
    expectVerdict(await read(asDiner, `/admins/${staffTwin.id}`), false);
    const change = { body: { username: 'taken-over' }, method: 'PATCH' as const };
    expectVerdict(
      await callRest(cms.config, { ...change, path: `/admins/${staffTwin.id}`, token: asDiner }),
      false,
    );
  });
});

describe('a diner’s content', () => {
  it('is deleted with the account, and reviews of a place with the place', async () => {
    const { payload } = cms;
    const [diner, place] = [await createDiner(payload), await createRestaurant(payload)];
    const byDiner = await createReview(payload, { user: diner.id });
    const ofPlace = await createReview(payload, { restaurant: place.id });
    const list = await createSavedList(payload, { user: diner.id, places: [place.id] });
    await payload.delete({ collection: 'restaurants', id: place.id });
    expect(await exists('reviews', ofPlace.id)).toBe(false);
    const kept = await payload.findByID({ collection: 'saved-lists', id: list.id, depth: 0 });
    expect(kept.lists).toMatchObject([{ places: [{ id: place.id }] }]);
    await payload.delete({ collection: 'users', id: diner.id });
    expect(await exists('reviews', byDiner.id)).toBe(false);
    expect(await exists('saved-lists', list.id)).toBe(false);
  });
});

describe('a review', () => {
  it('exists once per diner and place, whoever creates it', async () => {
    const { restaurant, user } = await createReview(cms.payload);
    await expect(createReview(cms.payload, { restaurant, user })).rejects.toThrow();
  });
});

describe('an editor', () => {
  it('may change their own password by the old one, but not their own roles', async () => {
    const editor = await createAdmin(cms.payload, ['editor']);
    const token = await signInToRest(cms.config, { username: editor.username ?? '' });
    const change = { roles: ['admin'], password: 'another-good-password' };
    const path = `/admins/${editor.id}`;
    const bodies = [change, { ...change, proof: 'a-guess' }, { ...change, proof: TEST_PASSWORD }];
    const statuses = [];
    for (const body of bodies)
      statuses.push((await callRest(cms.config, { method: 'PATCH', path, token, body })).status);
    expect(statuses).toEqual([400, 403, 200]);
    const stored = await cms.payload.findByID({ collection: 'admins', id: editor.id });
    expect(stored.roles).toEqual(['editor']);
    await signInToRest(cms.config, { username: editor.username ?? '', password: change.password });
  });

  it('cannot gain a role with a forged token', async () => {
    const token = tokens.get('editor') ?? '';
    const [head = '', claims = '', signature = ''] = token.split('.');
    const raised = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), roles: ['admin'] };
    const forged = [head, Buffer.from(JSON.stringify(raised)).toString('base64url'), signature].join('.');
    const answer = await callRest(cms.config, { method: 'GET', path: '/globals/home', token: forged });
    expectVerdict(answer, false);
  });
});

describe('a name or password that sign-in would reject', () => {
  const short = { password: 'seven77' };
  const unsound = [
    ['a short password', short, 'Password must be at least 8 characters'],
    ['a password of blanks', { password: ' '.repeat(12) }, 'Password is required'],
    ['a long password', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters'],
    ['a long name', { username: 'x'.repeat(65) }, 'Username must be at most 64 characters'],
  ] as const;
  const ways = (['admins', 'users'] as const).flatMap((collection) =>
    unsound.map(([what, part, reason]) => ({ collection, what, part, reason })),
  );

  it.each(ways)('$what is refused for $collection on every route', async ({ collection, part, reason }) => {
    const roles: { roles?: AdminRole[] } = collection === 'admins' ? { roles: ['editor'] } : {};
    const account = { username: `unsound-${collection}`, password: 'long-enough', ...roles, ...part };
    const created = await call('admin', 'POST', `/${collection}`, account);
    expect(created.status).toBe(400);
    expect(JSON.stringify(created.body)).toContain(reason);
    const { id } =
      collection === 'admins' ? await createAdmin(cms.payload, ['editor']) : await createDiner(cms.payload);
    expect((await call('admin', 'PATCH', `/${collection}/${id}`, part)).status).toBe(400);
    const where = new URLSearchParams({ 'where[id][equals]': String(id) });
    const many = await call('admin', 'PATCH', `/${collection}?${where}`, part);
    expect(idsIn(many)).toEqual([]);
    const first = await call('nobody', 'POST', `/${collection}/first-register`, account);
    expect(first.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a picture', () => {
  it.each([
    [
      'an SVG',
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['a page', 'page.html', 'text/html', '<script>1</script>'],
    ['a page that calls itself a picture', 'page.png', 'image/png', '<!doctype html><script>1</script>'],
  ])('cannot be %s', async (_what, name, type, content) => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'Not a picture' }));
    form.set('file', new File([content], name, { type }));
    const before = await countDocuments('media');
    const answer = await call('admin', 'POST', '/media', form);
    expect(answer.status).toBe(400);
    expect(await countDocuments('media')).toBe(before);
  });
});

function isSlug(name: string): name is Slug {
  return name in COLLECTIONS;
}

async function exists(collection: Slug, id: number): Promise<boolean> {
  return (await cms.payload.findByID({ collection, id, disableErrors: true })) !== null;
}

/** The documents of a list, or of a bulk update's response. */
function idsIn({ status, body }: RestAnswer): number[] {
  if (status >= 400) return [];
  const { docs } = z.looseObject({ docs: z.array(z.looseObject({ id: z.number() })) }).parse(body);
  return docs.map(({ id }) => id);
}
