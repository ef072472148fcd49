import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { neighborhoodStatSchema } from '#contract/aggregates';
import { restaurantSchema } from '#contract/restaurants';
import { EXPORT_MAP } from '#cms/imports/map/known-maps';
import { NO_AREAS } from '#cms/imports/map/polygons';
import { inspectFile } from '#cms/imports/read/inspect-file';
import { callContract } from '#cms/test/call-rest';
import { importsOf, PLACES_MAP } from '#cms/test/import-file';
import { runProgram, type ProgramEnd } from '#cms/test/run-program';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { chooseMap } from './lib/choose-map.ts';
import { importCommand } from './lib/import-command.ts';
import { describeTotals } from './lib/print-plan.ts';
import { runTool } from './lib/run-tool.ts';

const MAP = {
  ...PLACES_MAP,
  source: 'corner-list',
  fields: { ...PLACES_MAP.fields, rating: { from: 'stars' }, phone: { from: 'phone' } },
};
const CSV = `id,name,kind,area,street,stars,phone
1,Oyster Corner,Raw Bar,Test Wharf,1 Pier St,4.5,410-276-7143
2,"Quoted, with a comma",Raw Bar,Test Wharf,2 Pier St,,
3,,Raw Bar,Test Wharf,3 Pier St,4,
4,Too Many Stars,Raw Bar,Test Wharf,4 Pier St,11,
5,Café Ünïcode,Raw Bar,Test Hill,5 Pier St,3,
`;

const UNCHANGED = /0 to create, 0 to update, \d+ unchanged, 0 possible duplicates, 0 rejected/;

const cms = useTestCms();
const imports = importsOf(cms);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, content: string | object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const startImport = (...args: string[]) => runProgram('seed/import.ts', args, cms.database.env);

/** Runs the program with these arguments in-process. */
async function runImport(...args: string[]): Promise<ProgramEnd> {
  const written = { stdout: '', stderr: '' };
  const writeTo = (stream: keyof typeof written) => (text: unknown) => {
    written[stream] += String(text);
    return true;
  };
  const printTo = (stream: keyof typeof written) => (text: unknown) => {
    written[stream] += `${String(text)}\n`;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writeTo('stdout')),
    vi.spyOn(console, 'log').mockImplementation(printTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(printTo('stderr')),
  ];
  const open = async () => Object.assign(Object.create(cms), { close: async () => undefined });
  try {
    await importCommand((work) => runTool(work, open)).parseAsync(args, { from: 'user' });
    return { ...written, code: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Plans a file via the command line; returns the plan's number and the output. */
async function plan(file: string, map?: string, ...flags: string[]) {
  const ended = await runImport(file, ...(map ? ['--map', map] : []), ...flags);
  return { ...ended, id: planned(ended) };
}

const planned = ({ stdout }: ProgramEnd) => /^Plan (\d+)/m.exec(stdout)?.[1] ?? '';

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

describe('npm run import', () => {
  it('plans, writes rejects, commits, and finds everything unchanged the second time', async () => {
    const [file, map] = [await write('corner.csv', CSV), await write('corner-map.json', MAP)];
    const rejects = path.join(folder, 'rejects.csv');
    const first = await startImport(file, '--map', map, '--rejects', rejects);
    expect(first.code).toBe(0);
    expect(first.stdout).toContain(
      '5 read: 3 to create, 0 to update, 0 unchanged, 0 possible duplicates, 2 rejected',
    );
    expect(first.stdout).toMatch(/line 4 +rejected .*name: missing/);
    expect(first.stdout).toMatch(/line 5 +rejected .*rating: off the scale.*11/);
    expect((await readFile(rejects, 'utf8')).split('\n')[1]).toMatch(/^3,,Raw Bar,.*name: missing$/);
    expect(await countVersions()).toBe(0);
    const id = planned(first);
    const done = await startImport('--commit', id);
    expect(done).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Import ${id}: 3 created, 0 updated.`),
    });
    expect(await ask(z.array(restaurantSchema), '/restaurants')).toHaveLength(3);
    expect((await planHere(file, map)).said).toContain('0 to create, 0 to update, 3 unchanged');
    const twice = await runImport('--commit', id);
    expect(twice.code).toBe(1);
    expect(twice.stderr).toMatch(
      /^plan \d+ was committed on .*; plan the file again to see what is left\.\n$/,
    );
  });

  it('applies a new version of the file, shows the difference, and undoes it', async () => {
    const map = await write('corner-map.json', MAP);
    const file = await write(
      'corner.csv',
      CSV.replace('Oyster Corner', 'Oyster & Clam').replace('Test Hill', 'Test Wharf'),
    );
    const { id, stdout } = await plan(file, map);
    expect(stdout).toContain('0 to create, 2 to update, 1 unchanged');
    expect(stdout).toContain('name: Oyster Corner -> Oyster & Clam');
    await imports.commit(Number(id));
    const stats = await ask(z.array(neighborhoodStatSchema), '/neighborhoods/stats');
    expect(stats).toEqual([{ neighborhood: 'Test Wharf', count: 3 }]);
    const undone = await runImport('--undo', id);
    expect(undone.stdout).toContain('Undone: 2 changed back, 0 new ones removed.');
    expect(await ask(z.array(neighborhoodStatSchema), '/neighborhoods/stats')).toHaveLength(2);
    expect((await runImport('--list')).stdout).toMatch(/undone .* corner\.csv/);
  });

  it('stops at a suspicious file until each warning is accepted by name', async () => {
    const rows = Array.from(
      { length: 20 },
      (_, n) => `x${n},Elsewhere ${n},Kind ${n},Area ${n},${n} Pier St,,,PA`,
    );
    const file = await write('elsewhere.csv', `${CSV.split('\n')[0]},state\n${rows.join('\n')}\n`);
    const map = await write('elsewhere-map.json', { ...MAP, source: 'elsewhere-list' });
    const { id, stdout } = await plan(file, map);
    expect(stdout).toContain(
      'Look again: 20 of 20 rows name a state other than ours; the first is “Elsewhere 0” (line 2), which says PA. Accept with: --accept elsewhere\n',
    );
    const count = await countPlaces();
    expect(stdout).toContain('which says Kind 0. Accept with: --accept new-names\n');
    const stopped = await runImport('--commit', id, '--accept', 'new-names');
    expect(stopped).toMatchObject({ code: 1, stderr: expect.stringContaining('accept: elsewhere.') });
    expect(await countPlaces()).toBe(count);
    const done = await runImport('--commit', id, '--accept', 'elsewhere', 'new-names');
    expect(done.stdout).toContain(`Import ${id}: 20 created, 0 updated.`);
    await imports.undo(Number(id));
  });

  it('stores possible duplicates if requested', async () => {
    const file = await write(
      'twin.csv',
      `${CSV.split('\n')[0]}\nt1,Oyster Corner Bar,Raw Bar,Test Wharf,1 Pier St,,\n`,
    );
    const { id, said } = await planHere(file, await write('twin-map.json', { ...MAP, source: 'twin-list' }));
    expect(said).toContain('0 to create, 0 to update, 0 unchanged, 1 possible duplicates');
    const { stdout } = await runImport('--commit', String(id), '--duplicates', 'create');
    expect(stdout).toContain(`Import ${id}: 1 created, 0 updated.`);
    await imports.undo(id);
  });

  it('reports what to do if there is no space for rejects', async () => {
    const [file, map] = [path.join(folder, 'corner.csv'), path.join(folder, 'corner-map.json')];
    const full = await plan(file, map, '--rejects', '/dev/full');
    expect(full.code).toBe(1);
    expect(full.stderr).toMatch(/\/dev\/full was not written: the disk is full\. Make room/);
  });

  it('proposes a map that works', async () => {
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
    expect((await planHere(file, await write('guessed.json', stdout))).said).toContain('1 to create');
  });

  it('prints the plan as JSON', async () => {
    const file = await write('corner.csv', CSV);
    const { stdout } = await plan(file, path.join(folder, 'corner-map.json'), '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      totals: { read: 5, unchanged: 3 },
      rows: [{ at: 'line 4' }, {}],
    });
  });
});

describe('npm run export', () => {
  it('writes a file that imports unchanged with the map it names', async () => {
    const file = path.join(folder, 'export.geojson');
    const { stdout } = await runProgram(
      'seed/export.ts',
      ['--format', 'geojson', '--out', file],
      cms.database.env,
    );
    expect(stdout).toBe(
      `Written to ${file}. It imports back with: npm run import -- ${file} --map ${EXPORT_MAP}\n`,
    );
    const back = await plan(file, EXPORT_MAP);
    expect(back.stdout).toMatch(UNCHANGED);
  });

  it('writes only CSV to the terminal by default', async () => {
    const { stdout } = await runProgram('seed/export.ts', [], cms.database.env);
    expect(stdout).toBe(await imports.export('csv'));
  });
});

async function countPlaces(): Promise<number> {
  return (await cms.payload.count({ collection: 'restaurants' })).totalDocs;
}

/** Every write of a place creates a version: no new version means no write. */
async function countVersions(): Promise<number> {
  return (await cms.payload.countVersions({ collection: 'restaurants' })).totalDocs;
}

describe('an import that fails', () => {
  it.each<[string, { file?: string; map?: object; env?: Record<string, string> }, RegExp]>([
    ['a file that is not there', { file: 'missing.csv' }, /missing\.csv: .*no such file/],
    ['a file of an unknown kind', { file: 'places.ods' }, /expected a file that ends in/],
    [
      'a map that names a column the file lacks',
      { map: { ...MAP, fields: { ...MAP.fields, website: { from: 'web' } } } },
      /places\.csv: .*no column “web”.*there are: id, name/,
    ],
    [
      'a database that is not there',
      { env: { DATABASE_URL: 'postgres://user:secret-word@127.0.0.1:1/none' } },
      /Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/none \(DATABASE_URL\): nothing is listening there/,
    ],
    ['a setting that is wrong', { env: { LOG_LEVEL: 'loud' } }, /LOG_LEVEL must be/],
  ])(
    'because of %s prints one line, and exits with 1',
    async (_why, { env, file = 'places.csv', map: given = MAP }, reason) => {
      const source = file === 'missing.csv' ? path.join(folder, file) : await write(file, CSV);
      const map = await write('map.json', given);
      const before = await countVersions();
      const { code, stdout, stderr } = env
        ? await runProgram('seed/import.ts', [source, '--map', map], { ...cms.database.env, ...env })
        : await runImport(source, '--map', map);
      expect(stderr.trimEnd().split('\n'), stderr).toHaveLength(1);
      expect(stderr).toMatch(reason);
      expect(stderr).not.toContain('secret-word');
      expect(stdout).toBe('');
      expect(code).toBe(1);
      expect(await countVersions()).toBe(before);
    },
  );
});
