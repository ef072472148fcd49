import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  EXPORT_FORMATS,
  importBatchSchema,
  importFileSchema,
  planRowSchema,
  type PlanRowView,
} from '#contract/imports';
import type * as desk from '#contract/imports-desk';
import { operations } from '#contract/index';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { createRestaurant } from '#cms/test/factories';
import { FIELD_NAMES } from '../../imports/map/restaurant-fields.ts';
import { TEMPLATE_COLUMNS } from '../../imports/map/template-columns.ts';
import { templateMap } from '../../imports/map/known-maps.ts';

const MAP = {
  source: 'test-list',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name' },
    address: { from: 'street' },
    phone: { from: 'phone' },
    rating: { from: 'stars' },
    latitude: { from: 'lat' },
    longitude: { from: 'lng' },
    neighborhood: { polygon: 'label' },
  },
  defaults: { description: 'From a list.', category: 'Bar', neighborhood: 'Canton' },
};
const PLAIN_MAP = { ...MAP, fields: { ...MAP.fields, neighborhood: undefined } };
const HEAD = 'id,name,street,phone,stars,lat,lng\n';
const CSV = `${HEAD}1,Mo's BBQ,12 E Fort Ave,410-276-7143,4.5,39.28,-76.6\n2,Broken,2 Pier St,,11,,\n`;
const TWIN = `${HEAD}9,Mos BBQ House,12 East Fort Avenue,(410) 276-7143,,39.2801,-76.6\n`;

const cms = useTestCms();
beforeEach(() => cms.payload.db.pool.query('truncate restaurants, _restaurants_v, place_keys cascade'));

type DeskId = keyof typeof desk;

interface Sent {
  id?: number | string;
  query?: string;
  body?: object;
}

function call(name: DeskId, { id = 1, query = '', body }: Sent = {}) {
  const { method, path: address } = operations[name];
  return cms.as('data')(method, `/contract${address.replace('{id}', encodeURIComponent(id))}${query}`, body);
}

/** The body of a call that succeeds. */
async function ask<T>(schema: z.ZodType<T>, name: DeskId, sent?: Sent): Promise<T> {
  const { status, body } = await call(name, sent);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return schema.parse(body);
}

const upload = (text: string, name = 'list.csv') =>
  call('uploadImportFile', { query: `?name=${encodeURIComponent(name)}`, body: new Blob([text]) });

async function send(text: string): Promise<string> {
  const { status, body } = await upload(text);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.object({ upload: z.string() }).parse(body).upload;
}

const planSchema = z.object({
  batch: importBatchSchema,
  rows: z.array(planRowSchema),
  hasMore: z.boolean(),
});

const look = (id: number, query = '') => ask(planSchema, 'getImport', { id, query });
const stateOf = (id: number) => async () => (await look(id)).batch.state;

async function plan(text: string, map: object = PLAIN_MAP): Promise<number> {
  const { id } = await ask(z.object({ id: z.number() }), 'planImport', {
    body: { upload: await send(text), map },
  });
  await expect.poll(stateOf(id), { timeout: 30_000 }).toBe('planned');
  return id;
}

async function commit(id: number, accept: string[] = []): Promise<void> {
  expect(await call('commitImport', { id, body: { accept } })).toMatchObject({ status: 202, body: { id } });
  await expect.poll(stateOf(id), { timeout: 30_000 }).toBe('committed');
}

/** Places with all that an export may lose: lists, a draft, an address without a number, an unusual web address. */
async function createVaried(): Promise<void> {
  const openingHours = [{ day: 'mon', opens: '11:00', closes: '01:00' }] as const;
  const varied = [
    {
      name: 'The Skipjack',
      address: 'Inner Harbor',
      website: 'www.skipjack.example',
      phone: '(410) 555-0101',
    },
    {
      name: 'Skipjack',
      latitude: 39.3,
      hoursKnown: true,
      openingHours: [...openingHours],
      tags: ['brunch' as const],
    },
    { name: '=Équipe', dishes: [{ name: 'Crab, fried' }, { name: 'Pit beef' }], status: 'closed' as const },
    { name: 'Draft', _status: 'draft' as const, formerNames: [{ name: 'Old' }], rating: 4.3, reviewCount: 7 },
  ];
  for (const place of varied) await createRestaurant(cms.payload, place);
}

/** Plans a file with the first map that is offered. */
async function planAlone(text: string, name: string) {
  const { upload: id, maps } = importFileSchema.parse((await upload(text, name)).body);
  const { id: planned } = await ask(z.object({ id: z.number() }), 'planImport', {
    body: { upload: id, map: maps[0]?.map },
  });
  await expect.poll(stateOf(planned), { timeout: 30_000 }).toBe('planned');
  return (await look(planned)).batch.totals;
}

/** Two places that look like one. */
async function importTwins(): Promise<void> {
  await commit(await plan(CSV));
  const id = await plan(TWIN, { ...PLAIN_MAP, source: 'other-list' });
  const decided = await call('decideDuplicate', { id, body: { decision: 'create', row: 1 } });
  expect(decided).toMatchObject({ status: 204, body: '' });
  await commit(id);
}

const pairsSchema = z.object({
  pairs: z.array(z.object({ a: z.object({ id: z.number() }), b: z.object({ id: z.number() }) })),
});

describe('a file', () => {
  it('is uploaded, with its facts and the maps that may read it', async () => {
    const { status, body } = await upload(CSV, 'Places of July.csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      file: {
        name: 'Places of July.csv',
        kind: 'csv',
        columns: ['id', 'name', 'street', 'phone', 'stars', 'lat', 'lng'],
      },
      maps: [{ name: 'A proposal, from names and values' }],
    });
  });

  it('made from the template needs no map, and its row is a new place', async () => {
    const { body, headers } = await call('downloadTemplate', { query: '?format=csv' });
    expect(headers.get('content-disposition')).toBe('attachment; filename="marble-step-template.csv"');
    const examples = FIELD_NAMES.map((field) => TEMPLATE_COLUMNS[field].example);
    const sent = await upload(`${String(body).split('\n')[0]}\n${stringify([examples])}`);
    const [first] = importFileSchema.parse(sent.body).maps;
    expect(first?.name).toBe('marble-step-template');
    const id = await plan(`${String(body)}${stringify([examples])}`, templateMap);
    expect((await look(id)).rows.map(({ action }) => action)).toEqual(['rejected', 'create']);
    const workbook = await call('downloadTemplate');
    expect(workbook.headers.get('content-disposition')).toBe(
      'attachment; filename="marble-step-template.xlsx"',
    );
    expect(String(workbook.body)).toMatch(/^PK/);
  });

  it('is read by the map last saved for its columns under a name', async () => {
    const headed = 'id,label,road\n1,Mo,12 E Fort Ave\n';
    const columns = ['id', 'label', 'road'];
    const map = { ...PLAIN_MAP, columns, fields: { name: { from: 'label' }, address: { from: 'road' } } };
    const saved = { name: 'Fort Avenue', map };
    expect((await call('saveImportMap', { body: saved })).status).toBe(204);
    const changed = { ...saved, name: 'fort avenue', map: { ...map, notes: ['newer'] } };
    expect((await call('saveImportMap', { body: changed })).status).toBe(204);
    const [first] = importFileSchema.parse((await upload(headed)).body).maps;
    expect(first).toMatchObject({
      name: expect.stringMatching(/^fort avenue \(staff-/),
      map: changed.map,
    });

    const other = importFileSchema.parse((await upload('id,label,road,extra\n1,Mo,12 E Fort Ave,x\n')).body);
    expect(other.samples[1]).toEqual({ column: 'label', values: ['Mo'] });
    expect(other.maps.map(({ name }) => name)).toEqual([
      'A proposal, from names and values',
      expect.stringMatching(/^fort avenue .*\(knows nothing of extra\)$/),
    ]);
    const nameless = { ...saved, name: '../x' };
    expect((await call('saveImportMap', { body: nameless })).status).toBe(409);
    expect((await call('saveImportMap', { body: { ...saved, map: {} } })).status).toBe(409);
  });

  it('that is corrected and uploaded again, even renamed, is read like in its earlier plan', async () => {
    const id = await plan(CSV);
    const again = {
      name: `As in plan ${id} (list.csv)`,
      map: { source: 'test-list', key: { columns: 'id' } },
    };
    const firstMap = async (text: string, name: string) =>
      importFileSchema.parse((await upload(text, name)).body).maps[0];
    const rejects = String((await call('downloadRejects', { id })).body).replace(',11,', ',4,');
    expect(await firstMap(rejects, 'mended.csv')).toMatchObject(again);
    // Without the reasons, too.
    const bare = rejects.replaceAll(/,(reason|"?line 3.*)$/gm, '');
    expect(await firstMap(bare, 'list.rejects (1).csv')).toMatchObject(again);
    const whole = CSV.replace(',11,', ',4,');
    expect(await firstMap(whole, 'list.csv')).toMatchObject(again);
    // Another list with the same columns.
    expect(await firstMap(whole, 'other.csv')).toMatchObject({ name: 'A proposal, from names and values' });
  });

  it('that is invalid is rejected with advice, and is not stored', async () => {
    const folder = path.join(cms.database.dataDir, 'imports');
    const before = await readdir(folder);
    expect(await upload('', 'empty.csv')).toMatchObject({
      status: 409,
      body: expect.stringContaining('is empty'),
    });
    expect((await call('uploadImportFile', { body: new Blob([CSV]) })).status).toBe(400);
    expect(await readdir(folder)).toEqual(before);
  });

  it('is previewed with a map, and the map is validated', async () => {
    const body = { upload: await send(CSV), map: PLAIN_MAP };
    expect(await call('previewImport', { body })).toMatchObject({
      status: 200,
      body: {
        rows: [
          { at: 'line 2', place: { name: "Mo's BBQ", rating: 4.5 } },
          { place: null, faults: [{ field: 'rating' }] },
        ],
      },
    });
    const other = { ...body, map: { ...MAP, key: 7 } };
    expect(await call('previewImport', { body: other })).toMatchObject({
      status: 409,
      body: expect.stringContaining('key'),
    });
    expect((await call('previewImport', { body: { upload: 7 } })).status).toBe(400);
    expect((await call('planImport', { body: { map: MAP } })).status).toBe(400);
    const gone = { ...body, upload: '1234567890123-abcdefgh' };
    expect(await call('planImport', { body: gone })).toMatchObject({
      status: 409,
      body: expect.stringContaining('send it again'),
    });
  });

  it('gets its neighborhoods from the latest uploaded polygons', async () => {
    const coordinates = [
      [
        [-76.7, 39.2],
        [-76.5, 39.2],
        [-76.5, 39.4],
        [-76.7, 39.4],
        [-76.7, 39.2],
      ],
    ];
    const feature = {
      type: 'Feature',
      properties: { label: 'Federal Hill' },
      geometry: { type: 'Polygon', coordinates },
    };
    const areas = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    expect((await call('uploadNeighborhoods', { body: new Blob([areas]) })).status).toBe(204);
    const refused = await call('uploadNeighborhoods', { body: new Blob(['{}']) });
    expect(refused).toMatchObject({
      status: 409,
      body: expect.stringMatching(/^the map of neighborhoods: not a GeoJSON/),
    });
    expect((await call('uploadNeighborhoods', { body: [] })).status).toBe(415);
    const body = { upload: await send(CSV), map: MAP };
    expect(await call('previewImport', { body })).toMatchObject({
      body: { rows: [{ place: { neighborhood: 'Federal Hill' } }, {}] },
    });
  });
});

describe('a plan', () => {
  it('is shown with its rows, committed, listed and undone, each only once', async () => {
    const id = await plan(CSV);
    const { batch, rows, hasMore } = await look(id);
    expect(batch).toMatchObject({
      fileName: 'list.csv',
      totals: { read: 2, create: 1, rejected: 1 },
      outcome: null,
    });
    expect(rows.map(({ action }) => action)).toEqual(['create', 'rejected']);
    expect(hasMore).toBe(false);
    const numbers = async (query: string) =>
      (await look(id, query)).rows.map(({ rowNo }: PlanRowView) => rowNo);
    expect(await numbers('?action=rejected')).toEqual([2]);
    expect(await numbers('?after=1')).toEqual([2]);
    expect((await call('getImport', { id, query: '?action=none' })).status).toBe(400);
    await commit(id);
    expect(await look(id)).toMatchObject({
      batch: { state: 'committed', outcome: '1 created, 0 updated.' },
    });
    expect(await call('commitImport', { id, body: {} })).toMatchObject({
      status: 409,
      body: expect.stringContaining('was committed on'),
    });
    expect((await call('undoImport', { id })).status).toBe(202);
    await expect.poll(stateOf(id), { timeout: 30_000 }).toBe('undone');
    expect((await call('undoImport', { id })).status).toBe(409);
  });

  it('that looks wrong as a whole has brakes, and is committed only after each is accepted', async () => {
    const rows = Array.from(
      { length: 20 },
      (_, n) => `${n + 1},Inn ${n + 1},${n + 1} Light St,,,48.1,11.5,CLOSED`,
    );
    const id = await plan(`${HEAD.trim()},Status\n${rows.join('\n')}\n`);
    const { batch } = await look(id);
    expect(batch.totals?.brakes).toEqual([
      expect.objectContaining({
        name: 'position',
        message: '20 of 20 rows lie outside the region; the first is “Inn 1” (line 2).',
      }),
      expect.objectContaining({ name: 'closed' }),
    ]);
    for (const accept of [[], ['closed']]) {
      expect(await call('commitImport', { id, body: { accept } })).toMatchObject({
        status: 409,
        body: expect.stringContaining('20 of 20 rows lie outside the region'),
      });
    }
    expect((await cms.payload.count({ collection: 'restaurants' })).totalDocs).toBe(0);
    expect((await look(id)).batch.state).toBe('planned');
    await commit(id, ['position', 'closed']);
    expect((await cms.payload.count({ collection: 'restaurants' })).totalDocs).toBe(20);
  });

  it('has brakes for unread closed columns and for rejected rows outside the region', async () => {
    const lines = Array.from({ length: 24 }, (_, n) => {
      const [stars, lat] = n < 3 ? [11, 48.1] : [4, 39.28 + n / 1000];
      return `c${n},Open ${n},${n} Side St,,${stars},${lat},-76.6,${n === 9 ? 'CLOSED' : 'Active'}`;
    });
    const id = await plan(`${HEAD.trim()},Status\n${lines.join('\n')}\n`);
    const { totals } = (await look(id)).batch;
    expect(totals).toMatchObject({ create: 21, rejected: 3 });
    expect(totals?.brakes.map(({ name, message }) => [name, message])).toEqual(
      expect.arrayContaining([
        ['position', expect.stringMatching(/^3 of 24 rows .*the first is line 2\.$/)],
        [
          'closed',
          expect.stringMatching(/^1 of 21 rows says in the column “Status”.*“Open 9” \(line 11\)\.$/),
        ],
      ]),
    );
  });

  it('fails without the polygons that its map needs', async () => {
    const map = { ...MAP, fields: { ...MAP.fields, neighborhood: { polygon: 'label' } } };
    await rm(path.join(cms.database.dataDir, 'imports', 'neighborhoods.geojson'), { force: true });
    expect(await call('planImport', { body: { upload: await send(CSV), map } })).toMatchObject({
      status: 409,
      body: expect.stringContaining('tells neighborhoods by their borders'),
    });
  });

  it('never exposes the path of its file or the raw rows', async () => {
    const id = await plan(CSV);
    const listed = JSON.stringify((await call('getImport', { id })).body);
    expect(listed).not.toContain(cms.database.dataDir);
    expect(listed).not.toContain('filePath');
  });

  it.each(['getImport', 'commitImport', 'undoImport', 'downloadRejects', 'decideDuplicate'] as const)(
    '%s says so where there is none of that number, and refuses what is no number',
    async (name) => {
      const bodies = { decideDuplicate: { decision: 'skip', row: 1 }, commitImport: {} };
      const sent = name in bodies ? { body: bodies[name as keyof typeof bodies] } : {};
      expect(await call(name, { id: 999_999, ...sent })).toMatchObject({
        status: 409,
        body: expect.stringContaining('no plan 999999'),
      });
      expect((await call(name, { id: 'x', ...sent })).status).toBe(400);
    },
  );

  it('returns its rejected rows as a file named after the original', async () => {
    const answer = await call('downloadRejects', { id: await plan(CSV) });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.rejects.csv"');
    expect(answer.body).toMatch(/^id,name,.*,reason\n2,Broken,.*rating: off the scale/);
  });
});

describe('places', () => {
  it('are exported in each supported format only', async () => {
    for (const format of EXPORT_FORMATS) {
      const answer = await call('downloadPlaces', { query: `?format=${format}` });
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="marble-step.${format}"`);
    }
    expect((await call('downloadPlaces', { query: '?format=pdf' })).status).toBe(400);
  });

  it.each<[file: string, read: (text: string) => string]>([
    ['marble-step.csv', (text) => text],
    [
      'saved by a spreadsheet.csv',
      (text) => `\ufeff${stringify(parse(text), { delimiter: ';', record_delimiter: 'windows' })}`,
    ],
    ['marble-step.json', (text) => text],
    ['marble-step.geojson', (text) => text],
  ])('come back from %s without a map, and nothing changes', async (file, read) => {
    await createVaried();
    const format = file.split('.').at(-1);
    const { body } = await call('downloadPlaces', { query: `?format=${format}` });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(await planAlone(read(text), file)).toMatchObject({
      read: 4,
      unchanged: 4,
      noticed: 0,
      brakes: [],
    });
  });

  it('come back from the list in the panel and the public list without a map, and nothing changes', async () => {
    await createVaried();
    const list = await cms.as('data')('GET', '/restaurants/csv?columns=name,category,address,website,status');
    expect(await planAlone(String(list.body), 'restaurants.csv')).toMatchObject({
      read: 4,
      unchanged: 4,
      brakes: [],
    });
    const open = await cms.as('data')('GET', '/contract/api/restaurants');
    expect(await planAlone(JSON.stringify(open.body), 'list.json')).toMatchObject({
      read: 2,
      unchanged: 2,
      brakes: [],
    });
  });

  it('that are duplicates are merged only once, and the merge is undone only once', async () => {
    await importTwins();
    const { pairs } = await ask(pairsSchema, 'listDuplicates');
    const merge = { keepId: pairs[0]?.a.id, dropId: pairs[0]?.b.id, take: ['rating'] };
    expect((await call('mergeDuplicates', { body: { ...merge, take: ['stamp'] } })).status).toBe(400);
    expect((await call('mergeDuplicates', { body: merge })).status).toBe(204);
    expect(await ask(pairsSchema, 'listDuplicates')).toEqual({ pairs: [] });
    expect(await call('mergeDuplicates', { body: merge })).toMatchObject({
      status: 409,
      body: expect.stringContaining('merged already'),
    });
    const undone = await call('undoMerge', { id: merge.dropId ?? 0 });
    expect(undone).toMatchObject({
      status: 200,
      body: { outcome: expect.stringContaining('is a place of its own again.') },
    });
    expect((await ask(pairsSchema, 'listDuplicates')).pairs).toHaveLength(1);
    expect((await call('undoMerge', { id: merge.dropId ?? 0 })).status).toBe(409);
  });

  it('marked as different are not proposed again', async () => {
    await importTwins();
    const [pair] = (await ask(pairsSchema, 'listDuplicates')).pairs;
    expect((await call('tellDuplicatesApart', { body: { a: pair?.a.id } })).status).toBe(400);
    expect((await call('tellDuplicatesApart', { body: { a: pair?.a.id, b: pair?.b.id } })).status).toBe(204);
    // If one of them is gone, there is nothing to store.
    expect((await call('tellDuplicatesApart', { body: { a: pair?.a.id, b: 999_999 } })).status).toBe(204);
    expect(await ask(pairsSchema, 'listDuplicates')).toEqual({ pairs: [] });
  });

  it('are listed for verification, the longest unchecked first, until verified', async () => {
    await commit(await plan(`${CSV}3,Tiny,1 Pier St,,,,\n`));
    const stale = z.object({ places: z.array(z.looseObject({ id: z.number() })) });
    const namesOf = async () => (await ask(stale, 'listStalePlaces')).places.map(({ name }) => name);
    const [place] = (await ask(stale, 'listStalePlaces')).places;
    expect(place).toMatchObject({ name: "Mo's BBQ", lastVerifiedAt: null });
    expect((await call('verifyPlace', { id: place?.id ?? 0 })).status).toBe(204);
    expect(await namesOf()).toEqual(['Tiny', "Mo's BBQ"]);
    expect(await call('verifyPlace', { id: 999_999 })).toMatchObject({
      status: 409,
      body: expect.stringContaining('is gone'),
    });
    expect((await call('verifyPlace', { id: 'x' })).status).toBe(400);
  });
});
