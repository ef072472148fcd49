import { createServer, type Server } from 'node:http';
import type { BrokenLink } from '#cms/payload-types';
import type { AdminRole } from '#domain/people/staff-roles';
import { provideServices } from '#cms/start/services';
import { bodyOf as textOf, linkNode as link } from '#cms/test/body-of';
import { createRestaurant, createStory } from '#cms/test/factories';
import { listen } from '#cms/test/listen';
import { quietLog } from '#cms/test/quiet-log';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findLastCheck, type ShownUse } from './broken-links.ts';
import { checkAgain, checkDue, checkNew, type LinkChecker } from './check-links.ts';
import { keepLinksChecked } from './keep-links-checked.ts';
import { UNHOSTED_LINKS } from './links-keeper.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const cms = useTestCms();
let server: Server;
let elsewhere: string;
let checker: LinkChecker;
/** Requests that the other site received, and how many were concurrent, by host. */
let asked: string[] = [];
let open = new Map<string, number>();
let mostOpen = 0;
/** Paths that respond with 404. */
const gone = new Set<string>();

beforeAll(async () => {
  server = createServer((req, res) => {
    const host = req.headers.host ?? '';
    asked.push(`${req.method} ${host}${req.url}`);
    open.set(host, (open.get(host) ?? 0) + 1);
    mostOpen = Math.max(mostOpen, open.get(host) ?? 0);
    res.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    setImmediate(() => res.writeHead(gone.has(req.url ?? '') ? 404 : 200).end());
  });
  elsewhere = `127.0.0.1:${await listen(server)}`;
  checker = {
    pool: cms.payload.db.pool,
    siteUrl: TEST_SITE_URL,
    requestOwnPage: async (path) => (gone.has(path) ? 404 : 200),
    isAllowed: () => true,
  };
  provideServices({ links: { ...UNHOSTED_LINKS, checkAgain: (one) => checkAgain(checker, one) } });
});
afterAll(() => {
  provideServices({ links: UNHOSTED_LINKS });
  server.close();
});
beforeEach(async () => {
  gone.clear();
  asked = [];
  open = new Map();
  mostOpen = 0;
  await cms.payload.db.pool.query(
    'truncate link_checks, link_uses; delete from stories; delete from awards; delete from restaurants',
  );
});

const bodyOf = (...links: object[]) => textOf({ type: 'paragraph', version: 1, children: links });
const storyWith = (...links: object[]) => createStory(cms.payload, { body: bodyOf(...links) });

const run = (now = new Date()) => checkDue(checker, now, new AbortController().signal);

interface Listed extends Omit<BrokenLink, 'uses'> {
  readonly uses: readonly ShownUse[];
}

const call = (role: AdminRole | null, ...sent: Parameters<ReturnType<typeof cms.as>>) =>
  cms.as(role ?? undefined)(...sent);

/** The broken links that a role sees, as the panel lists them. */
async function listFor(role: AdminRole): Promise<Listed[]> {
  const { status, body } = await call(role, 'GET', '/broken-links?sort=address');
  expect(status).toBe(200);
  return (body as { docs: Listed[] }).docs;
}

const lastCheck = () => findLastCheck(cms.payload.db.pool);

async function idOf(address: string): Promise<number> {
  const { docs } = await cms.payload.find({
    collection: 'broken-links',
    where: { address: { equals: address } },
  });
  return docs[0]?.id ?? 0;
}

const checkNow = async (role: AdminRole | null, address: string) =>
  call(role, 'POST', `/contract/api/desk/links/${await idOf(address)}/check`);

describe('the weekly check', () => {
  it('continues past an address of a nonexistent record', async () => {
    gone.add('/gone');
    await storyWith(
      link({ url: '/cms/collections/restaurants/99999999999' }),
      link({ url: '/cms/collections/constructor/1' }),
      link({ url: `http://${elsewhere}/gone` }),
    );
    await run();
    const broken = await listFor('editor');
    expect(broken.map(({ address }) => address)).toEqual([`http://${elsewhere}/gone`]);
  });

  it('finds broken links in texts and places, internal and external, and shows them to the role that can fix them', async () => {
    gone.add('/gone').add('/blog/no-such-guide');
    const hidden = await storyWith(link({ url: '/about' }));
    const story = await storyWith(
      link({ url: `http://${elsewhere}/fine` }),
      link({ url: `http://${elsewhere}/gone#part` }, 'its menu'),
      link({ url: '/blog/no-such-guide' }, 'a guide'),
      link({ url: `${TEST_SITE_URL}/blog` }),
      link({ url: 'mailto:someone@example.com' }),
      link({ linkType: 'internal', doc: { relationTo: 'stories', value: hidden.id } }, 'an old story'),
    );
    await cms.payload.db.pool.query(`update stories set _status = 'draft' where id = $1`, [hidden.id]);
    const place = await createRestaurant(cms.payload, {
      name: 'Old Harbor Grill',
      website: `http://${elsewhere}/gone`,
      menuUrl: `http://${elsewhere}/menu`,
      reservationUrl: 'coming soon',
    });
    await createRestaurant(cms.payload, { website: `http://${elsewhere}/closed`, status: 'closed' });
    await run();

    const use = (part: string) => ({
      title: story.title,
      path: `/cms/collections/stories/${story.id}`,
      part,
    });
    expect(await lastCheck()).toMatchObject({ isUnderWay: false, checkedAt: expect.any(Date), links: 6 });
    expect(await listFor('editor')).toMatchObject([
      { address: '/blog/no-such-guide', problem: 'We have no such page.', uses: [use('a guide')] },
      {
        address: `/cms/collections/stories/${hidden.id}`,
        problem: 'It leads to something readers don’t see.',
        uses: [use('an old story')],
      },
      {
        address: `http://${elsewhere}/gone`,
        problem: 'There is no such page (404).',
        uses: [use('its menu')],
      },
    ]);
    expect(await listFor('data')).toMatchObject([
      {
        address: `http://${elsewhere}/gone`,
        uses: [
          { title: 'Old Harbor Grill', path: `/cms/collections/restaurants/${place.id}`, part: 'Website' },
        ],
      },
    ]);
    expect(await listFor('admin')).toHaveLength(3);
    // Each address once, with GET only if HEAD failed; nothing for a closed place.
    expect(asked.toSorted()).toEqual([
      `GET ${elsewhere}/gone`,
      `HEAD ${elsewhere}/fine`,
      `HEAD ${elsewhere}/gone`,
      `HEAD ${elsewhere}/menu`,
    ]);
  });

  it('finds broken links on the home page and in awards', async () => {
    gone.add('/gone').add('/contest');
    const place = await createRestaurant(cms.payload, {
      name: 'Old Harbor Grill',
      website: `http://${elsewhere}/gone`,
      status: 'closed',
    });
    const award = (recipient: string, restaurant: number) =>
      cms.payload.create({
        collection: 'awards',
        data: {
          recipient,
          slug: recipient.toLowerCase().replaceAll(' ', '-'),
          year: 2026,
          why: 'The crab cake.',
          layout: 'short',
          restaurant,
          _status: 'published',
        },
      });
    const { id } = await award('Old Harbor Grill', place.id);
    const hidden = await createRestaurant(cms.payload, { _status: 'draft' });
    const other = await award('The Quiet Pier', hidden.id);
    const notice = { blockType: 'notice' as const, heading: 'Win a dinner' };
    await cms.payload.updateGlobal({
      slug: 'home',
      data: {
        sections: [
          { ...notice, linkLabel: 'Enter', linkTo: '/contest' },
          { ...notice, linkLabel: 'Rules', linkTo: `http://${elsewhere}/gone` },
          { ...notice, linkTo: '/nobody-sees-this' },
        ],
      },
    });
    await run();

    const home = { title: 'Home page', path: '/cms/globals/home' };
    const awardUse = { title: 'Award of Old Harbor Grill', path: `/cms/collections/awards/${id}` };
    expect(await listFor('editor')).toMatchObject([
      {
        address: `/cms/collections/restaurants/${hidden.id}`,
        uses: [
          { title: 'Award of The Quiet Pier', path: `/cms/collections/awards/${other.id}`, part: 'Place' },
        ],
      },
      { address: '/contest', uses: [{ ...home, part: 'Enter' }] },
      {
        address: `http://${elsewhere}/gone`,
        uses: [
          { ...home, part: 'Rules' },
          { ...awardUse, part: 'Website of the place' },
        ],
      },
    ]);
    expect(await listFor('data')).toEqual([]);

    await cms.payload.updateGlobal({ slug: 'home', data: { sections: [] } });
    expect((await checkNow('editor', '/contest')).status).toBe(200);
    expect(await listFor('editor')).toHaveLength(2);
  });

  it('skips names reserved for examples', async () => {
    await storyWith(
      link({ url: 'https://harbor.example/menu' }),
      link({ url: 'http://www.harbor.test' }),
      link({ url: 'https://example.com/reserve/harbor' }),
      link({ url: 'https://harbor.invalid./' }),
    );
    await createRestaurant(cms.payload, { website: 'https://grill.example' });
    await run();
    expect(await lastCheck()).toMatchObject({ links: 0 });
  });

  it('sends a host one request at a time', async () => {
    await storyWith(...Array.from({ length: 30 }, (_, page) => link({ url: `http://${elsewhere}/${page}` })));
    await run();
    expect(asked).toHaveLength(30);
    expect(mostOpen).toBe(1);
  });

  it('asks each once a week, new ones at the next look, and resumes after an interruption', async () => {
    const stopped = new AbortController();
    const own = { ...checker, requestOwnPage: async () => (stopped.abort(), 200) };
    await storyWith(link({ url: `http://${elsewhere}/a` }), link({ url: '/blog' }), link({ url: '/faq' }));
    await checkDue(own, new Date(), stopped.signal);
    expect(await lastCheck()).toMatchObject({ isUnderWay: true, links: 3 });
    await storyWith(link({ url: `http://${elsewhere}/b` }));
    await run();
    expect(await lastCheck()).toMatchObject({ isUnderWay: false, links: 4, checkedAt: expect.any(Date) });
    asked = [];
    await run(new Date(Date.now() + WEEK_MS - 60_000));
    expect(asked).toEqual([]);
    await run(new Date(Date.now() + WEEK_MS + 60_000));
    expect(asked.toSorted()).toEqual([`HEAD ${elsewhere}/a`, `HEAD ${elsewhere}/b`]);
  });

  it('asks a new link of a saved text at once, and remembers that of a draft for a week', async () => {
    gone.add('/gone');
    const address = `http://${elsewhere}/gone`;
    const known = async () => {
      const { rows } = await cms.payload.db.pool.query('select state from link_checks');
      return rows;
    };
    await checkNew(checker, [address]);
    await checkNew(checker, [address]);
    expect(asked).toEqual([`HEAD ${elsewhere}/gone`, `GET ${elsewhere}/gone`]);
    await run();
    expect(await known()).toEqual([{ state: 'broken' }]);
    expect(await listFor('editor')).toEqual([]);
    await run(new Date(Date.now() + WEEK_MS + 60_000));
    expect(await known()).toEqual([]);
    await storyWith(link({ url: address }));
    await checkNew(checker, [address]);
    expect(await listFor('editor')).toMatchObject([{ address }]);
  });

  it('begins at once if somebody asks for it', async () => {
    await storyWith(link({ url: `http://${elsewhere}/a` }));
    await run();
    asked = [];
    const keeper = keepLinksChecked(checker, quietLog);
    await keeper.checkAll();
    await vi.waitFor(async () => expect(await lastCheck()).toMatchObject({ isUnderWay: false }));
    expect(asked).toEqual([`HEAD ${elsewhere}/a`]);
    await keeper.close();
  });

  it('reports nothing new without a network', async () => {
    gone.add('/blog');
    await storyWith(link({ url: '/blog' }));
    await run();
    await checkDue(
      { ...checker, requestOwnPage: async () => null },
      new Date(Date.now() + WEEK_MS + 1),
      AbortSignal.any([]),
    );
    expect(await listFor('editor')).toMatchObject([{ address: '/blog' }]);
  });
});

describe('a broken link', () => {
  const address = () => `http://${elsewhere}/gone`;

  it('disappears when it works again, or when it is removed from the text', async () => {
    gone.add('/gone').add('/too');
    const story = await storyWith(link({ url: address() }), link({ url: `http://${elsewhere}/too` }));
    await run();
    expect(await listFor('editor')).toHaveLength(2);
    gone.delete('/gone');
    expect((await checkNow('editor', address())).status).toBe(200);
    expect(await listFor('editor')).toMatchObject([{ address: `http://${elsewhere}/too` }]);
    await cms.payload.update({
      collection: 'stories',
      id: story.id,
      data: { body: bodyOf(link({ url: '/blog' })), _status: 'published' },
    });
    expect((await checkNow('editor', `http://${elsewhere}/too`)).status).toBe(200);
    expect(await listFor('editor')).toEqual([]);
    expect(await lastCheck()).toMatchObject({ links: 1 });
  });

  it('can be left alone until it works again, by whom is noted', async () => {
    gone.add('/gone');
    await storyWith(link({ url: address() }));
    await run();
    const ignore = async (isIgnored: boolean) =>
      call('editor', 'PATCH', `/broken-links/${await idOf(address())}`, { isIgnored, ignoredBy: 'anna' });
    expect((await ignore(true)).status).toBe(200);
    expect(await listFor('editor')).toMatchObject([{ ignoredBy: expect.stringMatching(/^staff-/) }]);
    await checkNow('editor', address());
    expect(await listFor('editor')).toMatchObject([{ ignoredBy: expect.stringMatching(/^staff-/) }]);
    await ignore(false);
    expect(await listFor('editor')).toMatchObject([{ isIgnored: false, ignoredBy: null }]);
    await ignore(true);
    gone.clear();
    await checkNow('editor', address());
    gone.add('/gone');
    await checkAgain(checker, address());
    expect(await listFor('editor')).toMatchObject([{ isIgnored: false, ignoredBy: null }]);
  });

  it('of a story is visible to editors only, and only addresses in documents are requested', async () => {
    gone.add('/gone');
    await storyWith(link({ url: address() }));
    await run();
    asked = [];
    const id = await idOf(address());
    const ignore = (role: AdminRole | null) =>
      call(role, 'PATCH', `/broken-links/${id}`, { isIgnored: true });
    expect(await checkNow('data', address())).toMatchObject({ status: 404 });
    expect(await ignore('data')).toMatchObject({ status: 403 });
    expect(await call('editor', 'POST', `/contract/api/desk/links/${id + 1}/check`)).toMatchObject({
      status: 404,
    });
    expect(await checkNow('ads', address())).toMatchObject({ status: 404 });
    expect(await checkNow(null, address())).toMatchObject({ status: 401 });
    expect(await listFor('ads')).toEqual([]);
    expect((await call(null, 'GET', '/broken-links')).status).toBe(403);
    for (const role of ['ads', null] as const) expect((await ignore(role)).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
