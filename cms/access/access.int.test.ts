import { ADMIN_ROLES, type AdminRole } from '#domain/people/staff-roles';
import { callRest, signInToRest, type RestAnswer } from '#cms/test/call-rest';
import {
  createAdmin,
  createDiner,
  createRestaurant,
  createReview,
  createSavedList,
  dinerToken,
  TEST_PASSWORD,
} from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { createLocalReq, type CollectionSlug, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const CALLERS = [...ADMIN_ROLES, 'diner', 'nobody'] as const;
type Caller = (typeof CALLERS)[number];
const ACTIONS = ['create', 'read', 'update', 'delete'] as const;
type Slug = Exclude<CollectionSlug, `payload-${string}`>;
/** Which roles may do what (decisions §3); `admin` may do everything that somebody may. */
type Rules = Record<(typeof ACTIONS)[number], readonly Caller[]>;

const STAFF: readonly Caller[] = ADMIN_ROLES;
const ofRoles = (...roles: AdminRole[]): Rules => ({
  create: roles,
  read: roles,
  update: roles,
  delete: roles,
});
/** Written by editors; readers see it through the site. */
const EDITORIAL = { ...ofRoles('admin', 'editor'), read: STAFF };
/** Maintained by the site; data staff may read. */
const KEPT_BY_SITE = { create: [], read: ['admin', 'data'], update: [], delete: [] } as const;
/** Editors edit the texts; data staff the names. */
const NAMES = { ...ofRoles('admin', 'data'), read: STAFF, update: ['admin', 'data', 'editor'] } as const;

/** Files are public; `strangers.int.test.ts` sees that records are not. */
const COLLECTIONS: Record<Slug, Rules> = {
  restaurants: { ...ofRoles('admin', 'data'), read: STAFF },
  cuisines: NAMES,
  neighborhoods: NAMES,
  // Sent by readers; the panel creates none.
  'problem-reports': { ...ofRoles('admin', 'data'), create: [] },
  media: { create: STAFF, read: CALLERS, update: STAFF, delete: ['admin', 'editor', 'data'] },
  'place-photos': { ...ofRoles('admin', 'editor', 'data'), read: CALLERS },
  // Others change only their own, see below. Deleted only by a call that asks for a proof.
  admins: { create: ['admin'], read: STAFF, update: STAFF, delete: [] },
  users: ofRoles('admin'),
  // Written only on the site.
  reviews: { ...ofRoles('admin', 'editor', 'data'), create: [] },
  'saved-lists': { create: [], read: ['admin'], update: [], delete: ['admin'] },
  stories: EDITORIAL,
  guides: EDITORIAL,
  authors: EDITORIAL,
  pages: EDITORIAL,
  awards: EDITORIAL,
  redirects: { ...ofRoles('admin', 'editor'), read: STAFF },
  advertisers: ofRoles('admin', 'ads'),
  campaigns: ofRoles('admin', 'ads'),
  ads: ofRoles('admin', 'ads'),
  'ad-images': { ...ofRoles('admin', 'ads'), read: CALLERS },
  'featured-businesses': ofRoles('admin', 'ads'),
  'newsletter-issues': EDITORIAL,
  // Sent by readers; only they can resubscribe.
  subscribers: { create: [], read: ['admin', 'editor'], update: ['admin'], delete: ['admin'] },
  // Only the name of a winner can be changed.
  drawings: { create: [], read: ['admin', 'editor'], update: ['admin', 'editor'], delete: [] },
  'search-gaps': { ...ofRoles('admin', 'data'), create: [], update: [] },
  'import-batches': KEPT_BY_SITE,
  'import-sources': ofRoles('admin', 'data'),
  // Found by the weekly check; staff see those in documents that they can edit.
  'broken-links': { ...ofRoles('admin', 'editor', 'data', 'ads'), create: [], delete: [] },
};
const GLOBALS: Record<string, Pick<Rules, 'read' | 'update'>> = {
  home: { read: STAFF, update: ['admin', 'editor'] },
  'newsletter-texts': { read: STAFF, update: ['admin', 'editor'] },
  'listing-rules': { read: STAFF, update: ['admin', 'data'] },
  'quiz-settings': { read: STAFF, update: ['admin', 'editor', 'data'] },
  'site-settings': { read: STAFF, update: ['admin'] },
};

const cms = useTestCms();
const tokens = new Map<Caller, string>();
const requests = new Map<Caller, PayloadRequest>();

beforeAll(async () => {
  const { payload } = cms;
  for (const role of ADMIN_ROLES) {
    const admin = await createAdmin(payload, [role]);
    tokens.set(role, await signInToRest(cms.config, { username: admin.username ?? '' }));
    requests.set(role, await createLocalReq({ user: { ...admin, collection: 'admins' } }, payload));
  }
  const diner = await createDiner(payload);
  tokens.set('diner', await dinerToken(payload, diner.username));
  // A diner's session claims no role, whatever it says.
  const claim = { ...diner, roles: ['admin'], collection: 'users' } as never;
  requests.set('diner', await createLocalReq({ user: claim }, payload));
  requests.set('nobody', await createLocalReq({}, payload));
});

type Judge = (args: { req: PayloadRequest }) => unknown;

/** The callers whom it lets do it, to any record or to some. */
async function allowed(judge: unknown): Promise<Caller[]> {
  const verdicts = await Promise.all(
    [...requests].map(async ([caller, req]) => [caller, await (judge as Judge)({ req })] as const),
  );
  return verdicts.filter(([, verdict]) => Boolean(verdict)).map(([caller]) => caller);
}

const inOrder = (callers: readonly Caller[]) => CALLERS.filter((caller) => callers.includes(caller));

it('every collection has its rules here', () => {
  const slugs = cms.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
  expect(slugs.toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
  expect(cms.config.globals.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(GLOBALS).toSorted());
});

describe.each(Object.keys(COLLECTIONS).filter(isSlug))('%s', (slug) => {
  it.each(ACTIONS)('%s only those whose work it is', async (action) => {
    const { access } = cms.payload.collections[slug].config;
    expect(await allowed(access[action])).toEqual(inOrder(COLLECTIONS[slug][action]));
  });
});

it.each(Object.entries(GLOBALS))(
  '%s is read and changed only by those whose work it is',
  async (slug, rules) => {
    const access = cms.config.globals.find((one) => one.slug === slug)?.access;
    expect(await allowed(access?.read)).toEqual(inOrder(rules.read));
    expect(await allowed(access?.update)).toEqual(inOrder(rules.update));
  },
);

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

it('each role’s menu shows what it works on', () => {
  const menuOf = (role: AdminRole) =>
    cms.payload.config.collections
      .filter(({ slug, admin: { hidden } }) => {
        const rules = isSlug(slug) ? COLLECTIONS[slug] : undefined;
        if (!rules?.read.includes(role) || hidden === true) return false;
        return typeof hidden !== 'function' || !hidden({ user: { roles: [role] } as never });
      })
      .map(({ slug }) => slug);
  const everybody = menuOf('admin');
  expect(everybody).toEqual(expect.arrayContaining(['ads', 'stories', 'import-batches']));
  expect(menuOf('ads')).toEqual([
    'broken-links',
    'media',
    'advertisers',
    'campaigns',
    'ads',
    'featured-businesses',
    'ad-images',
  ]);
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
    const other = await createAdmin(cms.payload, ['editor']);
    const ofOther = { method: 'PATCH' as const, path: `/admins/${other.id}`, token, body: change };
    expectVerdict(await callRest(cms.config, ofOther), false);
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
