import type { HomePage } from '#contract/pages';
import type { Restaurant } from '#contract/restaurants';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import type { Restaurant as StoredRestaurant } from '#cms/payload-types';
import { buildRestaurant } from '#cms/test/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../site/send.ts';
import { site } from '../site/sample-site.ts';
import type { Visitor } from '../site/visitor.ts';

/** Time limit for a process to show another one's changes (decisions §15). */
const ELSEWHERE_MS = 30_000;

let elsewhere: (path: string) => Promise<Answer>;
let editor: Visitor;

beforeAll(async () => {
  elsewhere = await site.another();
  editor = site.visitor();
  await editor.call('POST', '/api/admin/login', TEST_ADMIN);
  for (const name of [CUISINE, LAST_OF_ITS_KIND]) await editor.call('POST', '/cms/api/cuisines', { name });
});

const CUISINE = 'Chesapeake Tapas';
const LAST_OF_ITS_KIND = 'Moon Food';
const CUISINE_PAGE = '/cuisines/chesapeake-tapas';

/** Everything that shows a place of this cuisine; requested once, so that it is cached. */
const SHOWING = [
  '/',
  '/cuisines',
  CUISINE_PAGE,
  '/neighborhoods',
  '/neighborhoods/canton',
  '/api/restaurants',
  '/api/cuisines/stats',
];

async function warm(paths: readonly string[]): Promise<void> {
  for (const path of [...paths, ...paths]) await Promise.all([site.send(path), elsewhere(path)]);
}

/** Creates a place as an editor; when the call returns, the caches are updated. */
async function open(overrides: Partial<StoredRestaurant> = {}): Promise<{ id: number; name: string }> {
  const { status, text, json } = await editor.call(
    'POST',
    '/cms/api/restaurants',
    buildRestaurant(overrides),
  );
  expect(status, text).toBe(201);
  return z.object({ doc: z.object({ id: z.number(), name: z.string() }) }).parse(json()).doc;
}

async function change(id: number, data: object): Promise<void> {
  const { status, text } = await editor.call('PATCH', `/cms/api/restaurants/${id}`, data);
  expect(status, text).toBe(200);
}

async function countOf(cuisine: string): Promise<number> {
  const stats = (await site.send('/api/cuisines/stats')).json() as { category: string; count: number }[];
  return stats.find(({ category }) => category === cuisine)?.count ?? 0;
}

const listed = async () => (await site.send('/api/restaurants')).json() as Restaurant[];
const homeCount = async () => ((await site.send('/api/pages/home')).json() as HomePage).count;

describe('a change by an editor', () => {
  it('is in the next response of everything that shows the place', async () => {
    const { id } = await open({ name: 'Before', category: CUISINE });
    await warm([...SHOWING, `/restaurants/${id}`]);
    for (let round = 1; round <= 3; round += 1) {
      const name = `After ${round}!`;
      // Shown often, they are made again while others still see them.
      if (round > 1) for (let visit = 0; visit < 6; visit += 1) await warm([CUISINE_PAGE, '/']);
      await change(id, { name });
      for (const path of [`/restaurants/${id}`, CUISINE_PAGE, '/neighborhoods/canton', '/api/restaurants']) {
        expect((await site.send(path)).text, path).toContain(name);
      }
    }
  });

  it('is in the next response even to a conditional request', async () => {
    const { id } = await open();
    const path = `/restaurants/${id}`;
    const etag = (await site.send(path)).headers.etag ?? '';
    expect((await site.send({ path, headers: { 'if-none-match': etag } })).status).toBe(304);
    await change(id, { description: 'Now with a terrace and a kitchen cat.' });
    const after = await site.send({ path, headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    expect(after.text).toContain('Now with a terrace');
  });

  it('shows in another process automatically', async () => {
    const { id } = await open();
    await warm([...SHOWING, `/restaurants/${id}`]);
    for (let round = 1; round <= 2; round += 1) {
      const name = `Elsewhere ${round}!`;
      await change(id, { name });
      const changedAt = Date.now();
      let text = '';
      do {
        ({ text } = await elsewhere(`/restaurants/${id}`));
        if (!text.includes(name)) await sleep(10);
      } while (!text.includes(name) && Date.now() - changedAt < ELSEWHERE_MS);
      expect(text).toContain(name);
    }
  });

  it('is not undone by responses in progress during the change', async () => {
    const { id } = await open();
    const path = `/restaurants/${id}`;
    for (let round = 1; round <= 4; round += 1) {
      const name = `Racing ${round}!`;
      const readers = Promise.all(Array.from({ length: 12 }, () => site.send(path)));
      await change(id, { name });
      expect((await site.send(path)).text).toContain(name);
      await readers;
      expect((await site.send(path)).text).toContain(name);
    }
  });

  it('to a global reaches pages too', async () => {
    await warm(['/', '/cuisines']);
    const { status } = await editor.call('POST', '/cms/api/globals/home', { subtitle: 'Crabs, mostly' });
    expect(status).toBe(200);
    expect((await site.send('/')).text).toContain('Crabs, mostly');
    const { text } = await editor.get('/cms/api/globals/listing-rules');
    const rules = JSON.parse(text);
    const hiddenCategories = [...rules.hiddenCategories, { value: 'Sushi' }];
    await editor.call('POST', '/cms/api/globals/listing-rules', { hiddenCategories });
    expect((await site.send('/cuisines')).text).not.toContain('/cuisines/sushi');
    expect((await site.send('/cuisines/sushi')).status).toBe(404);
  });
});

describe('a place', () => {
  it('that opens is counted and listed at once', async () => {
    await warm(SHOWING);
    const [before, home] = [await countOf(CUISINE), await homeCount()];
    await open({ name: 'Brand New', category: CUISINE });
    expect(await countOf(CUISINE)).toBe(before + 1);
    expect(await homeCount()).toBe(home + 1);
    expect((await site.send(CUISINE_PAGE)).text).toContain('Brand New');
    expect((await site.send('/')).text).toContain(`Top ${home + 1} Restaurants in Baltimore`);
  });

  it('that closes leaves every list and count, and keeps its page', async () => {
    const { id } = await open({ name: 'Last Orders', category: CUISINE });
    await warm([...SHOWING, `/restaurants/${id}`]);
    const [before, home] = [await countOf(CUISINE), await homeCount()];
    await change(id, { status: 'closed' });
    expect(await countOf(CUISINE)).toBe(before - 1);
    expect(await homeCount()).toBe(home - 1);
    expect((await listed()).map((place) => place.id)).not.toContain(id);
    for (const path of [CUISINE_PAGE, '/neighborhoods/canton']) {
      expect((await site.send(path)).text).not.toContain('Last Orders');
    }
    const page = await site.send(`/restaurants/${id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Last Orders');
  });

  it('that is unpublished or deleted has no page', async () => {
    const withdrawn = await open({ name: 'Withdrawn', category: CUISINE });
    const deleted = await open({ name: 'Deleted', category: CUISINE });
    await warm([CUISINE_PAGE, `/restaurants/${withdrawn.id}`, `/restaurants/${deleted.id}`]);
    await change(withdrawn.id, { _status: 'draft' });
    await editor.call('DELETE', `/cms/api/restaurants/${deleted.id}`);
    for (const { id, name } of [withdrawn, deleted]) {
      expect((await site.send(`/restaurants/${id}`)).status).toBe(404);
      expect((await site.send(`/api/restaurants/${id}`)).status).toBe(404);
      expect((await site.send(CUISINE_PAGE)).text).not.toContain(name);
    }
  });

  it('that is the last of its cuisine leaves the cuisine page with its empty text', async () => {
    const { id } = await open({ category: LAST_OF_ITS_KIND });
    expect((await site.send('/cuisines/moon-food')).status).toBe(200);
    await change(id, { status: 'closed' });
    const page = await site.send('/cuisines/moon-food');
    expect(page.status).toBe(200);
    expect(page.text).toContain('No Moon Food restaurants found.');
  });
});
