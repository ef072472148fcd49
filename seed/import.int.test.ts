import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cuisinePageSchema, neighborhoodPageSchema } from '#contract/pages';
import { cuisineStatSchema, neighborhoodStatSchema } from '#contract/aggregates';
import { restaurantDetailSchema, restaurantSchema } from '#contract/restaurants';
import { slugPath } from '#domain/slugs';
import { callRest } from '#cms/test/call-rest';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { ROOT, runProgram } from '#cms/test/run-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const DATA = path.resolve(ROOT, '../shared/data');

const MAP = {
  source: 'corner-list',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name' },
    category: { from: 'kind' },
    neighborhood: { from: 'area' },
    address: { from: 'street' },
    rating: { from: 'stars' },
    phone: { from: 'phone' },
  },
  defaults: { description: 'From a list that only a test knows.' },
};
const CSV = `id,name,kind,area,street,stars,phone
1,Oyster Corner,Raw Bar,Test Wharf,1 Pier St,4.5,410-276-7143
2,"Quoted, with a comma",Raw Bar,Test Wharf,2 Pier St,,
3,,Raw Bar,Test Wharf,3 Pier St,4,
4,Too Many Stars,Raw Bar,Test Wharf,4 Pier St,11,
5,Café Ünïcode,Raw Bar,Test Hill,5 Pier St,3,
`;

let cms: TestCms;
let folder: string;

beforeAll(async () => {
  cms = await openTestCms('none');
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, content: string | object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const runImport = (file: string, map: string, env: Record<string, string> = {}) =>
  runProgram('seed/import.ts', [file, '--map', map], { ...cms.database.env, ...env });

/** A call of the contract, as the site makes it. */
async function ask<T>(schema: z.ZodType<T>, call: string): Promise<T> {
  const { body } = await callRest(cms.config, { method: 'GET', path: `/contract/api${call}` });
  return schema.parse(body);
}

/** Every place that came from a source is in the list, its counts, its two lists and its own page. */
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
  const step = Math.max(1, Math.floor(listed.length / sampled));
  for (const place of listed.filter((_place, index) => index % step === 0)) {
    const detail = await ask(restaurantDetailSchema, `/restaurants/${place.id}`);
    expect(detail).toMatchObject({ name: place.name, address: place.address, isSample: false });
    const area = await ask(neighborhoodPageSchema, `/pages/neighborhoods/${slugPath(place.neighborhood)}`);
    expect(area.restaurants.map(({ id }) => id)).toContain(place.id);
    expect(neighborhoods).toContainEqual({
      neighborhood: place.neighborhood,
      count: area.restaurants.length,
    });
    if (!cuisines.some(({ category }) => category === place.category)) continue;
    const cuisine = await ask(cuisinePageSchema, `/pages/cuisines/${slugPath(place.category)}`);
    expect(cuisine.restaurants.map(({ id }) => id)).toContain(place.id);
    expect(cuisines).toContainEqual({ category: place.category, count: cuisine.restaurants.length });
  }
}

describe('npm run import', () => {
  it('brings the good rows, names line and field of the others, and changes nothing the second time', async () => {
    const [file, map] = [await write('corner.csv', CSV), await write('corner-map.json', MAP)];
    const first = await runImport(file, map);
    expect(first.code).toBe(0);
    expect(first.stdout).toBe('5 read: 3 created, 0 updated, 0 unchanged, 2 rejected\n');
    expect(first.stderr).toMatch(/line 4: rejected: name: missing/);
    expect(first.stderr).toMatch(/line 5: rejected: rating: .*11/);
    await expectShown('corner-list');
    const again = await runImport(file, map);
    expect(again.stdout).toBe('5 read: 0 created, 0 updated, 3 unchanged, 2 rejected\n');
  });

  it('updates what a new version of the file says, and only that', async () => {
    const map = await write('corner-map.json', MAP);
    const file = await write(
      'corner.csv',
      CSV.replace('Oyster Corner', 'Oyster & Clam').replace('Test Hill', 'Test Wharf'),
    );
    const { stdout } = await runImport(file, map);
    expect(stdout).toBe('5 read: 0 created, 2 updated, 1 unchanged, 2 rejected\n');
    const stats = await ask(z.array(neighborhoodStatSchema), '/neighborhoods/stats');
    expect(stats).toEqual([{ neighborhood: 'Test Wharf', count: 3 }]);
    const { restaurants } = await ask(cuisinePageSchema, '/pages/cuisines/raw-bar');
    expect(restaurants.map(({ name }) => name)).toEqual([
      'Oyster & Clam',
      'Café Ünïcode',
      'Quoted, with a comma',
    ]);
  });

  it('keeps what an editor wrote where the file says nothing', async () => {
    const where = { name: { equals: 'Quoted, with a comma' } };
    await cms.payload.update({
      collection: 'restaurants',
      where,
      data: { phone: '(410) 555-0100', rating: 5 },
    });
    await runImport(path.join(folder, 'corner.csv'), path.join(folder, 'corner-map.json'));
    const { docs } = await cms.payload.find({ collection: 'restaurants', where });
    expect(docs[0]).toMatchObject({ phone: '(410) 555-0100', rating: 5 });
  });
});

describe.each([
  ['open-baltimore-restaurants', 'restaurants.csv', { read: 1327, created: 1322, unchanged: 4, rejected: 1 }],
  ['orderup-baltimore-2015', 'restaurants.json', { read: 136, created: 136, unchanged: 0, rejected: 0 }],
])('the public list %s', (name, fileName, { read, created, unchanged, rejected }) => {
  const file = path.join(DATA, name, fileName);
  const map = path.join(ROOT, 'seed/maps', `${name}.json`);

  it('comes in whole and shows everywhere; the second time all of it is unchanged', async ({ skip }) => {
    if (!existsSync(file)) skip(`${path.relative(ROOT, file)} is not here: nothing to import`);
    const totals = (text: string) =>
      text.match(/\d+(?= (?:read|created|updated|unchanged|rejected))/g)?.map(Number);
    const first = await runImport(file, map);
    expect(first.code, first.stderr).toBe(0);
    expect(totals(first.stdout)).toEqual([read, created, 0, unchanged, rejected]);
    await expectShown(name);
    const before = await countVersions();
    const again = await runImport(file, map);
    expect(totals(again.stdout)).toEqual([read, 0, 0, created + unchanged, rejected]);
    expect(await countVersions()).toBe(before);
  });
});

/** Every write of a place leaves a version: none more means that nothing was written. */
async function countVersions(): Promise<number> {
  return (await cms.payload.countVersions({ collection: 'restaurants' })).totalDocs;
}

describe('an import that cannot be', () => {
  const faults: [
    string,
    { file?: string; csv?: string; map?: string | object; env?: Record<string, string> },
    RegExp,
  ][] = [
    ['a file that is not there', { file: 'missing.csv' }, /missing\.csv: .*no such file/],
    ['a file of an unknown kind', { file: 'places.xlsx' }, /expected a file that ends in/],
    ['JSON that breaks off', { file: 'broken.json', csv: '[{"id": 1, "name": "Cut' }, /not a list in JSON/],
    ['JSON that is no list', { file: 'object.json', csv: '{"id": 1}' }, /not a list in JSON/],
    [
      'a quote that is never closed',
      { csv: 'id,name,kind,area,street,stars,phone\n1,"Open,a,b,c,4,\n' },
      /[Qq]uote/,
    ],
    ['a map that is not there', { map: 'missing' }, /map\.json.*no such file|no such file.*map\.json/],
    ['a map that is no JSON', { map: '{"source":' }, /map\.json: not JSON/],
    [
      'a map with a field that places do not have',
      { map: { ...MAP, fields: { ...MAP.fields, stars: { from: 'stars' } } } },
      /map\.json: fields/,
    ],
    ['a map with a setting that maps do not have', { map: { ...MAP, sorce: 'x' } }, /map\.json: .*sorce/],
    [
      'a map that names a column the file lacks',
      { map: { ...MAP, fields: { ...MAP.fields, website: { from: 'web' } } } },
      /no column "web".*there are: id, name/,
    ],
    [
      'a database that is not there',
      { env: { DATABASE_URL: 'postgres://user:secret-word@127.0.0.1:1/none' } },
      /Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/none \(DATABASE_URL\): nothing is listening there/,
    ],
    ['a setting that is wrong', { env: { LOG_LEVEL: 'loud' } }, /LOG_LEVEL must be/],
  ];

  it.each(faults)(
    'because of %s says so in one line, and ends with 1',
    async (_why, { file, csv, map, env }, reason) => {
      const own = await mkdtemp(path.join(folder, 'fault-'));
      const source = path.join(own, file ?? 'places.csv');
      if (file === undefined || csv !== undefined) await writeFile(source, csv ?? CSV);
      if (file === 'places.xlsx') await writeFile(source, 'x');
      const mapFile = path.join(own, 'map.json');
      if (map !== 'missing')
        await writeFile(mapFile, typeof map === 'string' ? map : JSON.stringify(map ?? MAP));
      const before = await countVersions();
      const { code, stdout, stderr } = await runImport(source, mapFile, env);
      // The first line may be what is being read and how large it is.
      const lines = stderr
        .trimEnd()
        .split('\n')
        .filter((line) => !/^[\w.]+: \d+ kB$/.test(line));
      expect(lines, stderr).toHaveLength(1);
      expect(lines[0]).toMatch(reason);
      expect(stderr).not.toMatch(/\n\s+at |secret-word/);
      expect(stdout).toBe('');
      expect(code).toBe(1);
      expect(await countVersions()).toBe(before);
    },
  );
});

describe('npm run seed', () => {
  it('is safe to run twice, and never touches what is there', async () => {
    const { stdout } = await runProgram('seed/run.ts', [], { ...cms.database.env, LOG_LEVEL: 'info' });
    const sample = z
      .array(z.object({ id: z.number() }))
      .parse(JSON.parse(await readFile(path.join(ROOT, 'seed/data/sample-places.json'), 'utf8')));
    expect(stdout).toContain(`${sample.length} places stored, 0 were there already`);
    await cms.payload.update({ collection: 'restaurants', id: 12304, data: { name: 'By hand' } });
    const again = await runProgram('seed/run.ts', [], { ...cms.database.env, LOG_LEVEL: 'info' });
    expect(again.stdout).toContain(`0 places stored, ${sample.length} were there already`);
    expect(await cms.payload.findByID({ collection: 'restaurants', id: 12304 })).toMatchObject({
      name: 'By hand',
    });
    // Made by hand afterwards: its number must be free.
    const next = await cms.payload.create({
      collection: 'restaurants',
      data: {
        name: 'Next',
        description: 'Next.',
        category: 'A',
        neighborhood: 'B',
        address: 'C',
        status: 'open',
      },
    });
    expect(next.id).toBeGreaterThan(Math.max(...sample.map(({ id }) => id)));
  });
});
