import { existsSync } from 'node:fs';
import path from 'node:path';
import { readAreas, type Areas } from '#cms/imports/polygons';
import { decideDuplicates } from '#cms/imports/plan/decide-duplicates';
import { inspectFile } from '#cms/imports/readers/inspect-file';
import { readSource } from '#cms/imports/readers/read-source';
import { importsOf } from '#cms/test/import-file';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { ROOT } from '#cms/test/run-program';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseMap } from './lib/choose-map.ts';

/** Every public list with places, one after the other into one city, in three orders. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });

const DATA = path.resolve(ROOT, '../shared/data');
const AREAS = path.join(DATA, 'baltimore-neighborhoods', 'neighborhoods_269.geojson');

type Record = Readonly<globalThis.Record<string, unknown>>;
interface List {
  readonly file: string;
  readonly map?: string;
  /** What a row says, read without any map: its name, street and telephone. */
  readonly read: (record: Record) => { name: unknown; street: unknown; phone?: unknown };
}

const joined = (...parts: unknown[]) =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');

const LISTS: readonly List[] = [
  {
    file: 'open-baltimore-restaurants/restaurants.csv',
    read: (row) => ({ name: row.name, street: String(row['Location 1']).split('\n')[0] }),
  },
  {
    file: 'orderup-baltimore-2015/restaurants.json',
    read: (row) => ({ name: row.name, street: joined(row.address1, row.address2), phone: row.phone }),
  },
  {
    file: 'orderup-baltimore-2015/restaurants_flat.csv',
    map: 'orderup-baltimore-2015-flat',
    read: (row) => ({ name: row.name, street: joined(row.address, row.address2), phone: row.phone }),
  },
  {
    file: 'baltimore-county-restaurant-week/restaurants.csv',
    read: (row) => ({ name: row.name, street: row.address1, phone: row.phone }),
  },
  { file: 'canton-no-scheme-urls/restaurants.csv', read: (row) => ({ name: row.name, street: row.street }) },
  {
    file: 'algolia-opentable-dev/restaurants_list.json',
    read: (row) => ({ name: row.name, street: row.address, phone: row.phone }),
  },
];
const ORDERS = ['012345', '543210', '315042'];
const SPOTS = 30;

const areThere = existsSync(AREAS) && LISTS.every(({ file }) => existsSync(path.join(DATA, file)));

let cms: TestCms;
let imports: ReturnType<typeof importsOf>;
let areas: Areas;
beforeAll(async () => {
  if (!areThere) return;
  cms = await openTestCms('none');
  imports = importsOf(cms);
  areas = await readAreas(AREAS);
});
afterAll(() => cms?.close());

/** One list; of the rows held back, those with a like name are the place that they resemble, the others are new. */
async function importList({ file, map }: List): Promise<number> {
  const source = path.join(DATA, file);
  const chosen = await chooseMap(await inspectFile(source), map);
  const { id } = await imports.plan(source, chosen.map, { areas });
  const held = (await imports.rows(id)).filter(({ action }) => action === 'duplicate');
  for (const decision of ['update', 'create'] as const) {
    const rowNos = held
      .filter(
        ({ candidates: [best] }) =>
          best?.reasons.some((reason) => /name/.test(reason)) === (decision === 'update'),
      )
      .map(({ rowNo }) => rowNo);
    // More than one: a row that leaves doubt stays out.
    await decideDuplicates(cms.payload.db.pool, id, { decision, rowNos: [...rowNos, 0, -1] });
  }
  await imports.commit(id);
  return id;
}

/** Of each place, the rows of all lists that made it what it is. */
async function listPlaces(): Promise<string[]> {
  const { rows } = await cms.payload.db.pool.query<{ keys: string }>(
    `select string_agg(k.source || ' ' || k.source_key, ', ' order by k.source, k.source_key) as keys
     from (select id, source, source_key from restaurants
       union select place_id, source, source_key from place_keys) k group by k.id order by 1`,
  );
  return rows.map(({ keys }) => keys);
}

/** Whether a text says the same as another, but for case, accents and marks, and words that were written out. */
const fold = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');
const digits = (text: unknown) =>
  String(text ?? '')
    .replaceAll(/\D/g, '')
    .slice(-10);

/** Rows spread over a list, each compared with the place that it made or changed. */
async function countWrong({ file, read }: List, id: number): Promise<string[]> {
  const planned = new Map((await imports.rows(id)).map((row) => [row.at, row]));
  const sources: { at: string; record: Record }[] = [];
  for await (const { at, record } of readSource(await inspectFile(path.join(DATA, file))))
    sources.push({ at, record });
  const stored = sources.filter(({ at }) =>
    ['create', 'update', 'unchanged'].includes(planned.get(at)?.action ?? ''),
  );
  const step = Math.max(1, Math.floor(stored.length / SPOTS));
  const wrong: string[] = [];
  for (const { at, record } of stored.filter((_one, index) => index % step === 0).slice(0, SPOTS)) {
    const said = read(record);
    const row = planned.get(at);
    const { rows } = await cms.payload.db.pool.query<{ name: string; address: string; phone: string | null }>(
      `select name, address, phone from restaurants where id = $1
       or id in (select place_id from place_keys where source = $2 and source_key = $3)
       or (source = $2 and source_key = $3)`,
      [row?.placeId ?? 0, row?.source, row?.sourceKey],
    );
    const isRight = rows.some(
      ({ name, address, phone }) =>
        fold(name) === fold(said.name) &&
        fold(address) === fold(said.street) &&
        (digits(said.phone).length < 10 || digits(phone) === digits(said.phone)),
    );
    if (!isRight) wrong.push(`${at} says ${JSON.stringify(said)}, stored is ${JSON.stringify(rows)}`);
  }
  return wrong;
}

describe('all public lists in one city', () => {
  const seen: string[][] = [];

  it.for(ORDERS)('make the same places in the order %s', async (order, { skip }) => {
    if (!areThere) skip(`${path.relative(ROOT, DATA)} is not here: there are no lists to import`);
    await cms.payload.db.pool.query(
      'truncate restaurants, _restaurants_v, place_keys, cuisines, neighborhoods, name_keys, import_batches, import_rows cascade',
    );
    for (const at of order) {
      const list = LISTS[Number(at)];
      if (!list) throw new Error(`There is no list ${at}.`);
      const id = await importList(list);
      expect(await countWrong(list, id), list.file).toEqual([]);
    }
    seen.push(await listPlaces());
    expect(seen.at(-1)?.length).toBeGreaterThan(1_500);
    expect(seen.at(-1)).toEqual(seen[0]);
  });
});
