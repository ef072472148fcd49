import { existsSync } from 'node:fs';
import path from 'node:path';
import { readAreas } from '#cms/imports/map/polygons';
import { decideDuplicates } from '#cms/imports/plan/decide-duplicates';
import { inspectFile } from '#cms/imports/read/inspect-file';
import { readSource } from '#cms/imports/read/read-source';
import { importsOf } from '#cms/test/import-file';
import { ROOT } from '#cms/test/run-program';
import { useTestCms } from '#cms/test/use-test-cms';
import { describe, expect, it, vi } from 'vitest';
import { chooseMap } from './lib/choose-map.ts';

/** Imports every public list of places into one city, in three orders. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });

const DATA = path.resolve(ROOT, '../shared/data');
const AREAS = path.join(DATA, 'baltimore-neighborhoods', 'neighborhoods_269.geojson');

type Record = Readonly<globalThis.Record<string, unknown>>;
interface List {
  readonly file: string;
  readonly map?: string;
  /** The row's name, street, and phone, read without a map. */
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
/** Details for the places of the last list above, by their numbers: it creates no places. */
const DETAILS = 'algolia-opentable-dev/restaurants_info.csv';
const SOURCE_OF_DETAILS = 'algolia-opentable';
const ORDERS = ['012345', '543210', '315042'];
const SPOTS = 30;

const areThere = existsSync(DATA);

const cms = useTestCms();
const imports = importsOf(cms);

/** Imports one list; held-back rows with a similar name are the place that they resemble, the others are new. */
async function importList({ file, map }: List): Promise<number> {
  const source = path.join(DATA, file);
  const chosen = await chooseMap(await inspectFile(source), map);
  const plan = async () => imports.plan(source, chosen.map, { areas: await readAreas(AREAS) });
  const { id } = await plan();
  const held = (await imports.rows(id)).filter(({ action }) => action === 'duplicate');
  for (const decision of ['update', 'create'] as const) {
    const rowNos = held
      .filter(
        ({ candidates: [best] }) =>
          best?.reasons.some((reason) => /name/.test(reason)) === (decision === 'update'),
      )
      .map(({ rowNo }) => rowNo);
    // Several similar places: an ambiguous row is left out.
    await decideDuplicates(cms.payload.db.pool, id, { decision, rowNos: [...rowNos, 0, -1] });
  }
  await imports.commit(id);
  expect((await plan()).totals, file).toMatchObject({ create: 0, update: 0 });
  return id;
}

/** For each place, the rows of all lists that created or changed it. */
async function listPlaces(): Promise<string[]> {
  const { rows } = await cms.payload.db.pool.query<{ keys: string }>(
    `select string_agg(k.source || ' ' || k.source_key, ', ' order by k.source, k.source_key) as keys
     from (select id, source, source_key from restaurants
       union select place_id, source, source_key from place_keys) k group by k.id order by 1`,
  );
  return rows.map(({ keys }) => keys);
}

/** Compares texts while ignoring case, accents, punctuation, and abbreviations. */
const fold = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');
const digits = (text: unknown) =>
  String(text ?? '')
    .replaceAll(/\D/g, '')
    .slice(-10);

async function readRows(file: string): Promise<{ at: string; record: Record }[]> {
  const rows: { at: string; record: Record }[] = [];
  for await (const { at, record } of readSource(await inspectFile(path.join(DATA, file))))
    rows.push({ at, record });
  return rows;
}

/** A sample of the rows, spread evenly. */
function pickSpots<T>(rows: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(rows.length / SPOTS));
  return rows.filter((_one, index) => index % step === 0).slice(0, SPOTS);
}

/** Compares a sample of a list's rows with the places that they created or changed. */
async function countWrong({ file, read }: List, id: number): Promise<string[]> {
  const planned = new Map((await imports.rows(id)).map((row) => [row.at, row]));
  const sources = await readRows(file);
  const stored = sources.filter(({ at }) =>
    ['create', 'update', 'unchanged'].includes(planned.get(at)?.action ?? ''),
  );
  const wrong: string[] = [];
  for (const { at, record } of pickSpots(stored)) {
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

/** From a sample of the list of details, returns the rows whose place differs. */
async function countWrongDetails(): Promise<string[]> {
  const wrong: string[] = [];
  for (const { record: row } of pickSpots(await readRows(DETAILS))) {
    const { rows: found } = await cms.payload.db.pool.query<{ says: string }>(
      `select concat_ws(' ', rating::float8, review_count, regexp_replace(phone, '\\D', '', 'g')) as says
       from restaurants r where (source = $1 and source_key = $2)
         or id in (select place_id from place_keys where source = $1 and source_key = $2)`,
      [SOURCE_OF_DETAILS, row.objectID],
    );
    const says = `${Number(row.stars_count)} ${String(row.reviews_count)} ${digits(row.phone_number)}`;
    if (found[0]?.says !== says)
      wrong.push(`${String(row.objectID)} says ${says}, stored is ${found[0]?.says}`);
  }
  return wrong;
}

describe.runIf(areThere)('all public lists in one city', () => {
  const seen: string[][] = [];
  it.each(ORDERS)('make the same places in the order %s', async (order) => {
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

  it('apply the details of the last list to the right places', async () => {
    await importList({ file: DETAILS, read: () => ({ name: '', street: '' }) });
    expect(await countWrongDetails()).toEqual([]);
  });
});
