import { buildRestaurant, createRestaurant } from '#cms/test/factories';
import { importsOf, PLACES_MAP } from '#cms/test/import-file';
import { useTestCms } from '#cms/test/use-test-cms';
import { storeSubscription } from '#cms/commands/subscribe';
import { cuisineStatSchema, neighborhoodStatSchema } from '#contract/aggregates';
import { listingPageSchema } from '#contract/pages';
import { slugPath } from '#domain/addresses/slugs';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const cms = useTestCms();
const staff = cms.as('data');
const imports = importsOf(cms);
const empty = () =>
  cms.payload.db.pool.query(
    'truncate restaurants, _restaurants_v, place_keys, cuisines, neighborhoods, name_keys cascade',
  );
beforeEach(empty);

async function read<T>(schema: z.ZodType<T>, path: string): Promise<T> {
  const { status, body } = await cms.as()('GET', `/contract${path}`);
  expect(status, path).toBe(200);
  return schema.parse(body);
}
const cuisinesOf = () => read(z.array(cuisineStatSchema), '/api/cuisines/stats');
const neighborhoodsOf = () => read(z.array(neighborhoodStatSchema), '/api/neighborhoods/stats');
const cuisinePage = (name: string) => read(listingPageSchema, `/api/pages/cuisines/${slugPath(name)}`);
const neighborhoodPage = (name: string) =>
  read(listingPageSchema, `/api/pages/neighborhoods/${slugPath(name)}`);
const namesIn = async (table: 'cuisines' | 'neighborhoods') =>
  (await cms.payload.find({ collection: table, pagination: false, sort: 'name' })).docs.map(
    ({ name }) => name,
  );
const recordOf = async (collection: 'cuisines' | 'neighborhoods', name: string) => {
  const { docs } = await cms.payload.find({ collection, where: { name: { equals: name } } });
  const [record] = docs;
  if (!record) throw new Error(`No record is called ${name}.`);
  return record;
};

/** The record of a cuisine with a place. */
async function cuisineCalled(category: string) {
  await createRestaurant(cms.payload, { category });
  return recordOf('cuisines', category);
}

const NAMES = [
  'Fells Point',
  "O'Donnell Heights",
  'Café & Crêperie',
  'Loyola/Notre Dame',
  'Ñandú',
  'St. Helena',
];

/** One of the ways to write a name. */
const spelling = fc.constantFrom(...NAMES).chain((name) =>
  fc
    .record({
      letters: fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.toUpperCase(),
        (text) => text.toLowerCase(),
      ),
      form: fc.constantFrom('NFC', 'NFD', 'NFKD'),
      and: fc.constantFrom('&', 'and', ' And '),
      apostrophe: fc.constantFrom("'", '’', '´', '`', ''),
      blank: fc.constantFrom(' ', '  ', '\u00a0', '-', ' - '),
      end: fc.constantFrom('', ' ', '.'),
    })
    .map(({ letters, form, and, apostrophe, blank, end }) => ({
      name,
      text: letters(
        name.replaceAll('&', and).replaceAll("'", apostrophe).replaceAll(' ', blank).normalize(form) + end,
      ),
    })),
);

const WAYS = ['panel', 'rest', 'sql', 'import'] as const;
type Way = (typeof WAYS)[number];
interface Names {
  readonly category: string;
  readonly neighborhood: string;
}
let number = 0;

const store: Record<Way, (names: Names) => Promise<unknown>> = {
  panel: (names) => createRestaurant(cms.payload, names),
  async rest(names) {
    // Somebody at the desk adds a new name on purpose, before a place gets it.
    await cms.payload.db.pool.query(
      `select find_name('cuisines', $1, true), find_name('neighborhoods', $2, true)`,
      [names.category, names.neighborhood],
    );
    const answer = await staff('POST', '/restaurants', buildRestaurant(names));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  },
  sql({ category, neighborhood }) {
    number += 1;
    return cms.payload.db.pool.query(
      `insert into restaurants (name, description, address, status, _status, category, neighborhood)
       values ($1, 'Written.', $2, 'open', 'published', $3, $4)`,
      [`By SQL ${number}`, `${number} Table St`, category, neighborhood],
    );
  },
  async import({ category, neighborhood }) {
    number += 1;
    await importRows([[`k${number}`, `By import ${number}`, category, neighborhood, `${number} File St`]]);
  },
};

const MAP = { ...PLACES_MAP, source: 'names', defaults: { description: 'From a list.' } };
async function importRows(rows: string[][]) {
  const file = await imports.write(stringify([['id', 'name', 'kind', 'area', 'street'], ...rows]));
  const { id, totals } = await imports.plan(file, MAP);
  expect(totals.rejected, JSON.stringify(await imports.rows(id))).toBe(0);
  await imports.commit(id);
  return { id, totals };
}

describe('spellings of a name', () => {
  it('are matched whatever their source; each place is on one page of each kind, which lists as many as it counts', async () => {
    const way = fc.record({ way: fc.constantFrom(...WAYS), category: spelling, neighborhood: spelling });
    await fc.assert(
      fc
        .asyncProperty(fc.array(way, { minLength: 1, maxLength: 10 }), async (places) => {
          for (const place of places) {
            await store[place.way]({ category: place.category.text, neighborhood: place.neighborhood.text });
          }
          const cuisines = await cuisinesOf();
          const neighborhoods = await neighborhoodsOf();
          expect(cuisines).toHaveLength(new Set(places.map(({ category }) => category.name)).size);
          expect(neighborhoods).toHaveLength(new Set(places.map((place) => place.neighborhood.name)).size);
          expect(cuisines.map(({ category }) => category).sort()).toEqual((await namesIn('cuisines')).sort());
          expect(neighborhoods.map(({ neighborhood }) => neighborhood).sort()).toEqual(
            (await namesIn('neighborhoods')).sort(),
          );
          const shown = { cuisine: [] as number[], neighborhood: [] as number[] };
          for (const { category, count } of cuisines) {
            const { restaurants } = await cuisinePage(category);
            expect(restaurants).toHaveLength(count);
            shown.cuisine.push(...restaurants.map(({ id }) => id));
          }
          for (const { neighborhood, count } of neighborhoods) {
            const { restaurants } = await neighborhoodPage(neighborhood);
            expect(restaurants).toHaveLength(count);
            shown.neighborhood.push(...restaurants.map(({ id }) => id));
          }
          for (const ids of Object.values(shown)) {
            expect(ids).toHaveLength(places.length);
            expect(new Set(ids).size).toBe(places.length);
          }
        })
        .beforeEach(async () => void (await empty())),
      { numRuns: 25 },
    );
  }, 240_000);

  it('are refused by the database as names or aliases of a second record', async () => {
    const { pool } = cms.payload.db;
    await pool.query(`insert into cuisines (name) values ('Bar & Restaurant')`);
    await expect(pool.query(`insert into cuisines (name) values ('BAR  and restaurant')`)).rejects.toThrow(
      'name_keys_pkey',
    );
    const answer = await staff('POST', '/cuisines', { name: 'Pub', aliases: ['bar-and-restaurant'] });
    expect(answer.status).toBe(400);
    expect(await namesIn('cuisines')).toEqual(['Bar & Restaurant']);
  });

  it('make one record when written concurrently', async () => {
    await Promise.all(
      ['Pizza', 'PIZZA', 'pizza ', 'Pizza.'].map((category) =>
        store.sql({ category, neighborhood: 'Canton' }),
      ),
    );
    expect(await cuisinesOf()).toEqual([
      { category: await namesIn('cuisines').then(([name]) => name), count: 4 },
    ]);
  });
});

describe('a plan of an import', () => {
  it('matches spellings of known names', async () => {
    await createRestaurant(cms.payload, { category: 'Pizza', neighborhood: 'Canton' });
    const rows = [
      ['a', 'Slice', 'PIZZA', 'CANTON', '1 Elm St'],
      ['b', 'Khinkali', 'Georgian', 'canton', '2 Oak St'],
      ['c', 'Supra', 'GEORGIAN', 'Canton', '3 Fir St'],
    ];
    const { id } = await importRows(rows);
    expect((await imports.rows(id)).map(({ given }) => [given?.category, given?.neighborhood])).toEqual([
      ['Pizza', 'Canton'],
      ['Georgian', 'Canton'],
      ['Georgian', 'Canton'],
    ]);
    expect((await importRows(rows)).totals).toMatchObject({ unchanged: 3, update: 0 });
    expect(await neighborhoodsOf()).toEqual([{ neighborhood: 'Canton', count: 4 }]);
  });
});

describe('a record', () => {
  it('keeps its places, its guide and its old address when it gets a new name', async () => {
    await createRestaurant(cms.payload, { category: 'Barbecue', neighborhood: 'Jonestown' });
    const { id } = await recordOf('neighborhoods', 'Jonestown');
    await cms.payload.update({ collection: 'neighborhoods', id, data: { name: 'Historic Jonestown' } });
    const page = await read(listingPageSchema, '/api/pages/neighborhoods/jonestown');
    expect(page).toMatchObject({ name: 'Historic Jonestown', slug: 'historic-jonestown' });
    expect(page.restaurants).toHaveLength(1);
    await store.import({ category: 'BBQ', neighborhood: 'JONESTOWN' });
    expect(await neighborhoodsOf()).toEqual([{ neighborhood: 'Historic Jonestown', count: 2 }]);
  });

  it('takes over the places and names of another, whose address redirects', async () => {
    const barbecue = await cuisineCalled('Barbecue');
    const smokehouse = await cuisineCalled('Smokehouse');
    const answer = await staff('PATCH', `/cuisines/${barbecue.id}`, { takesOver: [smokehouse.id] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await namesIn('cuisines')).toEqual(['Barbecue']);
    const page = await read(listingPageSchema, '/api/pages/cuisines/smokehouse');
    expect(page).toMatchObject({ name: 'Barbecue', slug: 'barbecue' });
    expect(page.restaurants).toHaveLength(2);
    await store.sql({ category: 'smoke-house', neighborhood: 'Canton' });
    expect(await cuisinesOf()).toEqual([{ category: 'Barbecue', count: 3 }]);
  });

  const patch = (slug: 'cuisines' | 'neighborhoods', id: number, body: object) =>
    staff('PATCH', `/${slug}/${id}`, body);

  it('takes over the subscribers of another neighborhood', async () => {
    const [one, other] = await Promise.all(
      ['Canton', 'Canton Cove'].map((name) =>
        cms.payload.create({ collection: 'neighborhoods', data: { name } }),
      ),
    );
    const { id } = await storeSubscription(cms.payload.db.pool, {
      email: 'near@example.com',
      source: 'popup',
      neighborhood: 'canton-cove',
    });
    const near = async () =>
      (await cms.payload.findByID({ collection: 'subscribers', id, depth: 0 })).neighborhood;
    expect(await near()).toBe(other?.id);
    await patch('neighborhoods', one?.id ?? 0, { takesOver: [other?.id] });
    expect(await near()).toBe(one?.id);
  });

  it('cannot form a loop of names: two as aliases of each other, or one merged into itself', async () => {
    const barbecue = await cuisineCalled('Barbecue');
    const smokehouse = await cuisineCalled('Smokehouse');
    const refusals = [
      [
        await patch('cuisines', barbecue.id, { aliases: ['smoke house'] }),
        'called “Smokehouse.” Merge the two',
      ],
      [await patch('cuisines', smokehouse.id, { aliases: ['BARBECUE'] }), 'called “Barbecue.” Merge the two'],
      [await patch('cuisines', barbecue.id, { takesOver: [barbecue.id] }), 'can’t be merged into itself'],
      [
        await patch('cuisines', barbecue.id, { takesOver: [smokehouse.id, barbecue.id] }),
        'can’t be merged into itself',
      ],
    ] as const;
    for (const [{ status, body }, sentence] of refusals) {
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(sentence);
    }
    expect(await namesIn('cuisines')).toEqual(['Barbecue', 'Smokehouse']);
    expect(await cuisinesOf()).toHaveLength(2);
  });

  it('is refused a name that another record has, at that field and with the other’s name', async () => {
    const create = (body: object) => staff('POST', '/cuisines', body);
    expect((await create({ name: 'Barbecue', aliases: ['BBQ'] })).status).toBe(201);
    const refusal = (fields: string, ...errors: object[]) => ({
      status: 400,
      body: { errors: [{ message: `Not saved yet. ${fields}`, data: { errors } }] },
    });
    expect(await create({ name: 'barbecue', aliases: ['Smoke', 'bbq'] })).toMatchObject(
      refusal(
        'Look at these fields: Name, Aliases',
        {
          path: 'name',
          label: 'Name',
          message: 'There’s already a cuisine called “Barbecue.” Open that one, or choose another name.',
        },
        {
          path: 'aliases',
          message: 'The cuisine “Barbecue” also goes by “bbq.” Open that one, or choose another name.',
        },
      ),
    );
  });

  it('reports the maximum length with a thousands separator', async () => {
    const body = { name: 'Barbecue', intro: 'x'.repeat(6001) };
    expect(await staff('POST', '/cuisines', body)).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'intro', message: 'Use at most 6,000 characters.' }] } }] },
    });
  });

  it('when two are merged into each other concurrently, one stays with all places', async () => {
    const one = await cuisineCalled('Barbecue');
    const two = await cuisineCalled('Smokehouse');
    const answers = await Promise.all([
      patch('cuisines', one.id, { takesOver: [two.id] }),
      patch('cuisines', two.id, { takesOver: [one.id] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 400 && status < 500)).toHaveLength(1);
    expect(await cuisinesOf()).toEqual([{ category: (await namesIn('cuisines'))[0], count: 2 }]);
  });

  it('has the intro of its page, and keeps that of a record it takes over', async () => {
    const barbecue = await cuisineCalled('Barbecue');
    const smokehouse = await cuisineCalled('Smokehouse');
    const diner = await cuisineCalled('Diner');
    await patch('cuisines', smokehouse.id, { intro: 'Smoke first.\n\nThen meat.', related: [diner.id] });
    const page = await cuisinePage('Smokehouse');
    expect(page.lead).toBe('Smoke first. Then meat.');
    expect(page.others.map(({ name }) => name)).toEqual(['Diner', 'Barbecue']);
    await patch('cuisines', barbecue.id, { takesOver: [smokehouse.id] });
    expect((await cuisinePage('Barbecue')).lead).toBe('Smoke first. Then meat.');
  });

  it('of a neighborhood finds what is near by its center, its outline’s center, or the editor’s list', async () => {
    const at = { Canton: 39.28, Hampden: 39.33, Dundalk: 39.25, Towson: 39.4, Arbutus: 39.24 };
    for (const [neighborhood, latitude] of Object.entries(at))
      await createRestaurant(cms.payload, { neighborhood, latitude, longitude: -76.6 });
    const near = async () => (await neighborhoodPage('Canton')).others.map(({ name }) => name);
    expect(await near()).toEqual(['Dundalk', 'Arbutus', 'Hampden']);
    const towson = await recordOf('neighborhoods', 'Towson');
    const box = (south: number) => [
      [-76.61, south],
      [-76.59, south],
      [-76.59, south + 0.02],
      [-76.61, south + 0.02],
      [-76.61, south],
    ];
    const wrong = await patch('neighborhoods', towson.id, {
      outline: { type: 'Point', coordinates: [1, 2] },
    });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('Paste one polygon as GeoJSON');
    await patch('neighborhoods', towson.id, { outline: { type: 'Polygon', coordinates: [box(39.275)] } });
    expect(await recordOf('neighborhoods', 'Towson')).toMatchObject({ latitude: 39.285, longitude: -76.6 });
    expect(await near()).toEqual(['Towson', 'Dundalk', 'Arbutus']);
    await patch('neighborhoods', towson.id, { latitude: 39.9, longitude: -76.6 });
    expect(await near()).toEqual(['Dundalk', 'Arbutus', 'Hampden']);
    const [canton, hampden] = [
      await recordOf('neighborhoods', 'Canton'),
      await recordOf('neighborhoods', 'Hampden'),
    ];
    await patch('neighborhoods', canton.id, { related: [towson.id, hampden.id] });
    expect(await near()).toEqual(['Towson', 'Hampden', 'Dundalk']);
  });

  it('can’t be deleted while it has places', async () => {
    const { id } = await cuisineCalled('Barbecue');
    await expect(cms.payload.delete({ collection: 'cuisines', id })).rejects.toThrow('A place has this name');
    await expect(cms.payload.db.pool.query('delete from cuisines')).rejects.toThrow('Barbecue');
  });

  it('is picked for a place by id, and isn’t created for an unknown name from a reader', async () => {
    const { id } = await cuisineCalled('Barbecue');
    const place = await createRestaurant(cms.payload, { category: 'Diner' });
    const moved = await cms.payload.update({
      collection: 'restaurants',
      id: place.id,
      data: { cuisineRecord: id },
      depth: 0,
    });
    expect(moved).toMatchObject({ category: 'Barbecue', cuisineRecord: id });
    const proposal = await cms.payload.create({
      collection: 'restaurants',
      draft: true,
      data: { name: 'A tip', category: 'Martian', neighborhood: 'canton', _status: 'draft' },
      depth: 0,
    });
    expect(proposal).toMatchObject({ category: 'Martian', cuisineRecord: null, neighborhood: 'Canton' });
    expect(await namesIn('cuisines')).toEqual(['Barbecue', 'Diner']);
  });
});
