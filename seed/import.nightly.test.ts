import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cuisinePageSchema, neighborhoodPageSchema } from '#contract/pages';
import { cuisineStatSchema, neighborhoodStatSchema } from '#contract/aggregates';
import { restaurantDetailSchema, restaurantSchema } from '#contract/restaurants';
import { slugPath } from '#domain/addresses/slugs';
import { BRAKES } from '#domain/imports/brakes';
import { NO_AREAS } from '#cms/imports/map/polygons';
import { inspectFile } from '#cms/imports/read/inspect-file';
import { callContract } from '#cms/test/call-rest';
import { importsOf, PLACES_HEAD, PLACES_MAP } from '#cms/test/import-file';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { ROOT, startProgram } from '#cms/test/run-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chooseMap } from './lib/choose-map.ts';
import { describeTotals } from './lib/print-plan.ts';

const DATA = path.resolve(ROOT, '../shared/data');

const MAP = { ...PLACES_MAP, source: 'killed-list' };

let cms: TestCms;
let imports: ReturnType<typeof importsOf>;

beforeAll(async () => {
  cms = await openTestCms('none');
  imports = importsOf(cms);
});
afterAll(() => cms.close());

/** Plans a file as the command line does, but in-process. */
async function planHere(file: string, named?: string) {
  const { map } = await chooseMap(await inspectFile(file), named);
  const { id, totals } = await imports.plan(file, map, { areas: NO_AREAS });
  return { id, said: describeTotals(totals) };
}

/** Makes a contract call, as the site does. */
async function ask<T>(schema: z.ZodType<T>, call: string): Promise<T> {
  const { body } = await callContract(cms.config, `/api${call}`);
  return schema.parse(body);
}

interface ListPage {
  readonly count: number;
  readonly restaurants: readonly { readonly id: number }[];
}

/** Caches the lists: many of the sampled places share one. */
function openLists() {
  const known = new Map<string, { count: number; ids: number[] }>();
  return async (schema: z.ZodType<ListPage>, call: string) => {
    const list = known.get(call) ?? { count: 1, ids: [] };
    for (let page = 1; list.ids.length < list.count; page += 1) {
      const { count, restaurants } = await ask(schema, `${call}?page=${page}`);
      list.count = count;
      if (restaurants.length === 0) break;
      list.ids.push(...restaurants.map(({ id }) => id));
    }
    known.set(call, list);
    return list;
  };
}

/** Checks that every imported place is in the full list, the counts, and its two lists, and has its page. */
async function expectShown(source: string, sampled = 25): Promise<void> {
  const { docs } = await cms.payload.find({
    collection: 'restaurants',
    where: { source: { equals: source } },
    pagination: false,
    depth: 0,
  });
  const listed = docs.filter(({ status }) => status !== 'closed');
  expect(listed.length).toBeGreaterThan(0);
  const list = await ask(z.array(restaurantSchema), '/restaurants');
  const ids = new Set(list.map(({ id }) => id));
  expect(listed.filter(({ id }) => !ids.has(id))).toEqual([]);
  const neighborhoods = await ask(z.array(neighborhoodStatSchema), '/neighborhoods/stats');
  const cuisines = await ask(z.array(cuisineStatSchema), '/cuisines/stats');
  const readList = openLists();
  const step = Math.max(1, Math.floor(listed.length / sampled));
  for (const place of listed.filter((_place, index) => index % step === 0)) {
    const detail = await ask(restaurantDetailSchema, `/restaurants/${place.id}`);
    expect(detail).toMatchObject({ name: place.name, address: place.address, isSample: false });
    const neighborhood = place.neighborhood ?? '';
    const category = place.category ?? '';
    const area = await readList(neighborhoodPageSchema, `/pages/neighborhoods/${slugPath(neighborhood)}`);
    expect(area.ids).toContain(place.id);
    expect(neighborhoods).toContainEqual({ neighborhood, count: area.count });
    if (!cuisines.some((one) => one.category === category)) continue;
    const cuisine = await readList(cuisinePageSchema, `/pages/cuisines/${slugPath(category)}`);
    expect(cuisine.ids).toContain(place.id);
    expect(cuisines).toContainEqual({ category, count: cuisine.count });
  }
}

describe.each([
  [
    'open-baltimore-restaurants',
    'restaurants.csv',
    '1327 read: 1309 to create, 0 to update, 4 unchanged (4 repeated within the file), 13 possible duplicates, 1 rejected',
  ],
  [
    'orderup-baltimore-2015',
    'restaurants.json',
    '136 read: 129 to create, 4 to update, 0 unchanged, 3 possible duplicates, 0 rejected',
  ],
  ['baltimore-county-restaurant-week', 'restaurants.csv', '17 read: 17 to create'],
  [
    'canton-no-scheme-urls',
    'restaurants.csv',
    '22 read: 15 to create, 3 to update, 0 unchanged, 4 possible duplicates',
  ],
  [
    'algolia-opentable-dev',
    'restaurants_list.json',
    '175 read: 174 to create, 0 to update, 0 unchanged, 1 possible duplicates',
  ],
])('the public list %s', (name, fileName, totals) => {
  const file = path.join(DATA, name, fileName);

  it('is imported and shown everywhere; the second time changes nothing', async ({ skip }) => {
    if (!existsSync(file)) skip(`${path.relative(ROOT, file)} is not here: nothing to import`);
    const first = await planHere(file);
    expect(first.said).toContain(totals);
    await imports.commit(first.id);
    await expectShown(name.replace('-dev', ''));
    const before = await countVersions();
    expect((await planHere(file)).said).toContain(' 0 to create, 0 to update, ');
    expect(await countVersions()).toBe(before);
  });
});

it('an import resumes after kill -9: finished batches stay, the rest follows, nothing twice', async () => {
  const rows = Array.from(
    { length: 1_500 },
    (_, n) => `k${n},Killed ${n}x${n},Raw Bar,Test Wharf,${n} Kill St\n`,
  );
  const file = await imports.write(`${PLACES_HEAD}${rows.join('')}`, 'killed.csv');
  const map = await imports.write(JSON.stringify(MAP), 'killed-map.json');
  const { id } = await planHere(file, map);
  const before = await countPlaces();
  const half = await imports.holdUpAt('Killed 750x750');
  const env = { ...cms.database.env, PGAPPNAME: 'killed' };
  const child = startProgram('seed/import.ts', ['--commit', String(id), '--accept', ...BRAKES], env);
  const ended = once(child, 'close');
  await expect.poll(half.isWaitedFor, { timeout: 90_000 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  await half.letGo();
  const left = `select 1 from pg_stat_activity where application_name = 'killed'`;
  await expect
    .poll(async () => (await cms.payload.db.pool.query(left)).rowCount, { timeout: 90_000 })
    .toBe(0);
  expect((await countPlaces()) - before).toBe(500);
  expect(await imports.commit(id)).toBe('1500 created, 0 updated.');
  expect((await countPlaces()) - before).toBe(1_500);
  expect((await planHere(file, map)).said).toContain('1500 unchanged');
  expect(await imports.undo(id)).toContain('1500 new ones removed');
});

async function countPlaces(): Promise<number> {
  return (await cms.payload.count({ collection: 'restaurants' })).totalDocs;
}

/** Every write of a place creates a version: no new version means no write. */
async function countVersions(): Promise<number> {
  return (await cms.payload.countVersions({ collection: 'restaurants' })).totalDocs;
}
