import { once } from 'node:events';
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
import { ROOT, runProgram, startProgram } from '#cms/test/run-program';
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

const runImport = (...args: string[]) => runProgram('seed/import.ts', args, cms.database.env);

/** Plans a file and answers the plan's number with what was said. */
async function plan(file: string, map?: string, ...flags: string[]) {
  const ended = await runImport(file, ...(map ? ['--map', map] : []), ...flags);
  return { ...ended, id: /^Plan (\d+)/m.exec(ended.stdout)?.[1] ?? '' };
}

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
  it('plans, commits, and finds all of it unchanged the second time', async () => {
    const [file, map] = [await write('corner.csv', CSV), await write('corner-map.json', MAP)];
    const first = await plan(file, map);
    expect(first.code).toBe(0);
    expect(first.stdout).toContain(
      '5 read: 3 to create, 0 to update, 0 unchanged, 0 possible duplicates, 2 rejected',
    );
    expect(first.stdout).toMatch(/line 4 +rejected .*name: missing/);
    expect(first.stdout).toMatch(/line 5 +rejected .*rating: off the scale.*11/);
    expect(await countVersions()).toBe(0);
    const done = await runImport('--commit', first.id);
    expect(done.stdout).toContain(`Import ${first.id}: 3 created, 0 updated.`);
    await expectShown('corner-list');
    expect((await plan(file, map)).stdout).toContain('0 to create, 0 to update, 3 unchanged');
    const twice = await runImport('--commit', first.id);
    expect(twice.code).toBe(1);
    expect(twice.stderr).toMatch(
      /^plan \d+ was committed on .*; plan the file again to see what is left\.\n$/,
    );
  });

  it('updates what a new version of the file says, shows the difference, and takes it back', async () => {
    const map = await write('corner-map.json', MAP);
    const file = await write(
      'corner.csv',
      CSV.replace('Oyster Corner', 'Oyster & Clam').replace('Test Hill', 'Test Wharf'),
    );
    const { id, stdout } = await plan(file, map);
    expect(stdout).toContain('0 to create, 2 to update, 1 unchanged');
    expect(stdout).toContain('name: Oyster Corner -> Oyster & Clam');
    await runImport('--commit', id);
    const stats = await ask(z.array(neighborhoodStatSchema), '/neighborhoods/stats');
    expect(stats).toEqual([{ neighborhood: 'Test Wharf', count: 3 }]);
    const undone = await runImport('--undo', id);
    expect(undone.stdout).toContain('Undone: 2 have their former values, 0 new ones are gone.');
    expect(await ask(z.array(neighborhoodStatSchema), '/neighborhoods/stats')).toHaveLength(2);
    expect((await runImport('--list')).stdout).toMatch(/undone .* corner\.csv/);
  });

  it('keeps what an editor wrote where the file says nothing', async () => {
    const where = { name: { equals: 'Quoted, with a comma' } };
    await cms.payload.update({
      collection: 'restaurants',
      where,
      data: { phone: '(410) 555-0100', rating: 5 },
    });
    await write('corner.csv', CSV.replace('2 Pier St', '22 Pier St'));
    const { id } = await plan(path.join(folder, 'corner.csv'), path.join(folder, 'corner-map.json'));
    await runImport('--commit', id);
    const { docs } = await cms.payload.find({ collection: 'restaurants', where });
    expect(docs[0]).toMatchObject({ address: '22 Pier St', phone: '(410) 555-0100', rating: 5 });
  });

  it('writes rejects, and says what to do where there is no room for them', async () => {
    const [file, map] = [path.join(folder, 'corner.csv'), path.join(folder, 'corner-map.json')];
    const rejects = path.join(folder, 'rejects.csv');
    await plan(file, map, '--rejects', rejects);
    expect((await readFile(rejects, 'utf8')).split('\n')[1]).toMatch(/^3,,Raw Bar,.*name: missing$/);
    const full = await plan(file, map, '--rejects', '/dev/full');
    expect(full.code).toBe(1);
    expect(full.stderr).toMatch(/\/dev\/full was not written: the disk is full\. Make room/);
  });

  it('proposes a map that then works', async () => {
    const file = await write(
      'guess.csv',
      'Restaurant Name,Street Address,Tel\nGuessed Grill,9 Elm St,410-276-7143\n',
    );
    const { stdout } = await runImport(file, '--guess');
    expect(JSON.parse(stdout)).toMatchObject({
      fields: {
        name: { from: 'Restaurant Name' },
        address: { from: 'Street Address' },
        phone: { from: 'Tel' },
      },
    });
    expect((await plan(file, await write('guessed.json', stdout))).stdout).toContain('1 to create');
  });

  it('prints the plan as JSON', async () => {
    const { stdout } = await plan(
      path.join(folder, 'corner.csv'),
      path.join(folder, 'corner-map.json'),
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      totals: { read: 5 },
      rows: [{ at: 'line 2' }, {}, {}, {}, {}],
    });
  });

  it('goes on after kill -9: finished batches stay, the rest follows, nothing twice', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, n) => `k${n},Killed ${n}x${n},Raw Bar,Test Wharf,${n} Kill St,,\n`,
    );
    const file = await write('killed.csv', `${CSV.split('\n')[0]}\n${rows.join('')}`);
    const map = await write('killed-map.json', { ...MAP, source: 'killed-list' });
    const { id } = await plan(file, map);
    const before = (await cms.payload.count({ collection: 'restaurants' })).totalDocs;
    const child = startProgram('seed/import.ts', ['--commit', id], cms.database.env);
    await expect
      .poll(async () => (await cms.payload.count({ collection: 'restaurants' })).totalDocs, {
        interval: 20,
        timeout: 90_000,
      })
      .toBeGreaterThan(before);
    child.kill('SIGKILL');
    await once(child, 'close');
    const stored = (await cms.payload.count({ collection: 'restaurants' })).totalDocs - before;
    expect(stored).toBeLessThan(3_000);
    const rest = await runImport('--commit', id);
    expect(rest.stdout).toContain('3000 created, 0 updated.');
    expect((await cms.payload.count({ collection: 'restaurants' })).totalDocs - before).toBe(3_000);
    expect((await plan(file, map)).stdout).toContain('3000 unchanged');
    expect((await runImport('--undo', id)).stdout).toContain('3000 new ones are gone');
  }, 240_000);
});

describe('npm run export', () => {
  it.each(['csv', 'json', 'geojson'])('writes %s that comes back unchanged', async (format) => {
    const file = path.join(folder, `export.${format}`);
    const { stdout } = await runProgram(
      'seed/export.ts',
      ['--format', format, '--out', file],
      cms.database.env,
    );
    expect(stdout).toContain('It imports back with');
    const back = await plan(file, 'marble-step-export');
    expect(back.stdout).toMatch(/0 to create, 0 to update, \d+ unchanged, 0 possible duplicates, 0 rejected/);
  });
});

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

  it('comes in and shows everywhere; the second time nothing is left to do', async ({ skip }) => {
    if (!existsSync(file)) skip(`${path.relative(ROOT, file)} is not here: nothing to import`);
    const first = await plan(file);
    expect(first.code, first.stderr).toBe(0);
    expect(first.stdout).toContain(totals);
    await runImport('--commit', first.id);
    await expectShown(name.replace('-dev', ''));
    const before = await countVersions();
    expect((await plan(file)).stdout).toContain(' 0 to create, 0 to update, ');
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
      const { code, stdout, stderr } = await runProgram('seed/import.ts', [source, '--map', mapFile], {
        ...cms.database.env,
        ...env,
      });
      const lines = stderr.trimEnd().split('\n');
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
