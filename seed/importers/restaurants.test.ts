import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from '../lib/read-source.ts';
import type { SourceRow } from '../lib/source-row.ts';
import { importMapSchema, parseImportMap, type ImportMap } from '../rows/import-map.ts';
import type { RestaurantBatch, RestaurantStore, StoredRestaurant } from './restaurant-store.ts';
import { importRestaurants } from './restaurants.ts';

/** Keeps places in memory, as the database would between two imports. */
function createFakeStore({ failAtBatch = Infinity } = {}) {
  const places = new Map<string, StoredRestaurant>();
  const batches: RestaurantBatch[] = [];
  const store: RestaurantStore = {
    findBySource: async () => new Map(places),
    saveBatch: async (batch) => {
      if (batches.length + 1 >= failAtBatch) throw new Error('connection lost');
      batches.push(batch);
      for (const { source: _, sourceKey, ...place } of batch.create) {
        places.set(sourceKey, { ...place, id: places.size + 1 });
      }
      for (const { id, data } of batch.update) {
        const [key, place] = [...places].find(([, known]) => known.id === id) ?? [];
        if (key !== undefined && place) places.set(key, { ...place, ...data });
      }
    },
  };
  return { store, places, batches };
}

const map = importMapSchema.parse({
  source: 'test',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name' },
    neighborhood: { from: 'area' },
    address: { from: 'street' },
    phone: { from: 'phone' },
  },
  defaults: { category: 'Restaurant', description: 'Nobody has been there yet.' },
});

const row = (id: number, more: object = {}): SourceRow => ({
  at: `line ${id + 1}`,
  record: { id, name: `Place ${id}`, area: 'Canton', street: `${id} Elm St`, phone: '410-276-7143', ...more },
});
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

async function run(
  store: RestaurantStore,
  list: readonly SourceRow[],
  options: { batchSize?: number; map?: ImportMap } = {},
) {
  const said: string[] = [];
  const totals = await importRestaurants({
    map,
    ...options,
    rows: (async function* () {
      yield* list;
    })(),
    store,
    onReject: ({ at }, faults) =>
      said.push(...faults.map(({ field, message }) => `${at}: ${field}: ${message}`)),
    onNotice: ({ at }, { field, message }) => said.push(`${at}: ${field}: ${message}`),
  });
  return { totals, said };
}

describe('an import', () => {
  it('creates what is new, in batches, and the same file again changes nothing', async () => {
    const { store, batches } = createFakeStore();
    expect((await run(store, rows(250))).totals).toMatchObject({ read: 250, created: 250, rejected: 0 });
    expect(batches.map(({ create }) => create.length)).toEqual([100, 100, 50]);
    expect((await run(store, rows(250))).totals).toMatchObject({ created: 0, updated: 0, unchanged: 250 });
    expect(batches).toHaveLength(3);
  });

  it('updates only the fields that changed', async () => {
    const { store, batches } = createFakeStore();
    await run(store, rows(2));
    const { totals } = await run(store, [row(1), row(2, { street: '9 Oak St' })]);
    expect(totals).toMatchObject({ updated: 1, unchanged: 1 });
    expect(batches[1]).toEqual({ create: [], update: [{ id: 2, data: { address: '9 Oak St' } }] });
  });

  it('leaves alone what editors wrote where the row is silent or the map only supposes', async () => {
    const { store, places } = createFakeStore();
    await run(store, rows(1));
    const [place] = places.values();
    if (place)
      places.set('1', { ...place, category: 'Seafood', rating: 4.5, description: 'Crabs by the dozen.' });
    expect((await run(store, [row(1, { phone: '' })])).totals).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('counts a repeated row as unchanged and says so', async () => {
    const { totals, said } = await run(createFakeStore().store, [row(1), { ...row(1), at: 'line 9' }]);
    expect(totals).toMatchObject({ created: 1, unchanged: 1, repeated: 1 });
    expect(said).toEqual(['line 9: key: says what line 2 says; nothing to do']);
  });

  it('rejects a row whose key an earlier row has with other content', async () => {
    const { totals, said } = await run(createFakeStore().store, [
      row(1),
      { ...row(1, { name: 'Other' }), at: 'line 9' },
    ]);
    expect(totals).toMatchObject({ created: 1, rejected: 1 });
    expect(said).toEqual(['line 9: key: that of line 2, which says something else']);
  });

  it('goes on after a broken row and names its line and field', async () => {
    const broken: SourceRow = { at: 'line 3', record: {}, problem: '1 fields where the header has 5' };
    const { totals, said } = await run(createFakeStore().store, [row(1, { name: '' }), broken, row(3)]);
    expect(totals).toMatchObject({ read: 3, created: 1, rejected: 2 });
    expect(said).toEqual(['line 2: name: missing', 'line 3: row: 1 fields where the header has 5']);
  });

  it('keeps the batches before one that fails, and the next run brings the rest', async () => {
    const broken = createFakeStore({ failAtBatch: 3 });
    await expect(run(broken.store, rows(50), { batchSize: 20 })).rejects.toThrow(
      'a batch was not saved (40 created and 0 updated before are stored): connection lost',
    );
    const { store, places } = createFakeStore();
    for (const [key, place] of broken.places) places.set(key, place);
    expect((await run(store, rows(50))).totals).toMatchObject({ created: 10, unchanged: 40 });
  });

  it('refuses a table that lacks a column of the map', async () => {
    const { store, places } = createFakeStore();
    await expect(run(store, [{ ...row(1), columns: ['id', 'name', 'area', 'street'] }])).rejects.toThrow(
      'no column "phone", which the map for test speaks of; there are: id, name, area, street',
    );
    expect(places.size).toBe(0);
  });
});

const DATA = path.resolve(import.meta.dirname, '../../../shared/data');

describe.each([
  ['open-baltimore-restaurants', 'restaurants.csv', { read: 1327, created: 1322, unchanged: 4, rejected: 1 }],
  ['orderup-baltimore-2015', 'restaurants.json', { read: 136, created: 136, unchanged: 0, rejected: 0 }],
])('the public list %s', (name, file, expected) => {
  const source = path.join(DATA, name, file);
  const listMap = parseImportMap(
    readFileSync(path.resolve(import.meta.dirname, `../maps/${name}.json`), 'utf8'),
    `${name}.json`,
  );

  it('comes in whole, and again without a change', async ({ skip }) => {
    if (!existsSync(source)) skip(`${source} is not here: nothing to import`);
    const { store } = createFakeStore();
    const first = await importRestaurants({ rows: readSource(source), map: listMap, store });
    expect(first).toMatchObject(expected);
    const again = await importRestaurants({ rows: readSource(source), map: listMap, store });
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: expected.created + expected.unchanged });
  });
});
