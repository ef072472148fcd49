import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { PLACES_MAP } from '#cms/test/import-file';
import { useServers } from '#cms/test/use-servers';
import { useTestCms } from '#cms/test/use-test-cms';
import type { ImportSource } from '#cms/payload-types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveMap } from '../map/saved-maps.ts';
import { fetchList } from './fetch-list.ts';
import { readDueSources } from './read-source.ts';

const HEAD = ['id', 'name', 'kind', 'area', 'street'];
const MAP = {
  ...PLACES_MAP,
  source: 'weekly-list',
  defaults: { description: 'From a list that comes each week.' },
};
const SETTINGS = {
  name: 'Weekly list',
  kind: 'folder',
  location: 'weekly',
  mapName: 'Weekly',
  readingDay: 'mon',
  readingHour: 4,
  fillBlanks: false,
  commitsAlone: true,
  mostChanges: 3,
  isPaused: false,
};
const row = (at: number, kind = `Kind ${at}`) => [
  `k${at}`,
  `Wharf ${at}`,
  kind,
  `Area ${at}`,
  `${at} Pier St`,
];
const table = (rows: readonly string[][], head: readonly string[] = HEAD) =>
  `${[head, ...rows].map((cells) => cells.join(',')).join('\n')}\n`;

const cms = useTestCms();
let importFolder: string;

beforeAll(async () => {
  importFolder = path.join(cms.database.dataDir, 'imports');
  await saveMap(importFolder, { name: 'Weekly', map: MAP, by: 'anna' });
});
beforeEach(async () => {
  await cms.payload.db.pool.query(
    'truncate restaurants, _restaurants_v, place_keys, import_sources, import_batches, import_rows cascade',
  );
  await rm(path.join(importFolder, 'inbox'), { recursive: true, force: true });
});

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  { id, body }: { id?: number; body?: object } = {},
) => cms.as('data')(method, `/import-sources${id === undefined ? '' : `/${id}`}`, body);

async function save(changed: Partial<ImportSource> = {}, id?: number): Promise<number> {
  const answer = id
    ? await call('PATCH', { id, body: changed })
    : await call('POST', { body: { ...SETTINGS, ...changed } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(id ? 200 : 201);
  return (answer.body as { doc: ImportSource }).doc.id;
}

async function look(): Promise<ImportSource> {
  const { status, body } = await call('GET');
  expect(status, JSON.stringify(body)).toBe(200);
  const [source] = (body as { docs: ImportSource[] }).docs;
  if (!source) throw new Error('There is no source.');
  return source;
}

/** Puts a file into the folder, dated some minutes ago. */
async function put(text: string, { name = 'list.csv', minutesAgo = 5 } = {}): Promise<string> {
  const folder = path.join(importFolder, 'inbox', 'weekly');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, name);
  await writeFile(file, text);
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(file, at, at);
  return file;
}

const readDue = () => readDueSources({ payload: cms.payload, importFolder });
async function readNow(id: number, how: Partial<ImportSource> = { readNow: true }): Promise<ImportSource> {
  await save(how, id);
  await readDue();
  return look();
}
const countPlaces = async () => (await cms.payload.count({ collection: 'restaurants' })).totalDocs;
const countPlans = async () => (await cms.payload.count({ collection: 'import-batches' })).totalDocs;

describe('a source that watches a folder', () => {
  it('is read on schedule, commits within its limits, and recognizes an unchanged file', async () => {
    await put(table([row(1), row(2), row(3)]));
    const id = await save();
    await readDue();
    expect(await look()).toMatchObject({ lastReadAt: null, outcome: null, isReading: false });
    await cms.payload.db.pool.query(`update import_sources set next_read_at = now() - interval '1 minute'`);
    await readDue();
    const read = await look();
    expect(read).toMatchObject({ outcome: '3 created, 0 updated.', alarm: null, isReading: false });
    expect(new Date(read.nextReadAt).getTime()).toBeGreaterThan(Date.now());
    expect(await countPlaces()).toBe(3);
    await cms.payload.db.pool.query(`update import_sources set next_read_at = now() - interval '1 minute'`);
    await readDue();
    expect(await look()).toMatchObject({
      outcome: `The same file as last time: plan ${read.lastPlan} stands.`,
    });
    expect(await countPlans()).toBe(1);
    // On request, it is planned anyway.
    expect(await readNow(id)).toMatchObject({ outcome: 'Nothing to change.', alarm: null });
    expect(await countPlans()).toBe(2);
  });

  it('uses the newest file, and waits for one that is still uploading', async () => {
    await put(table([row(1)]), { name: 'old.csv', minutesAgo: 60 });
    await put(table([row(2)]), { name: 'new.csv' });
    const id = await save();
    await readNow(id);
    const { docs } = await cms.payload.find({ collection: 'restaurants' });
    expect(docs.map(({ name }) => name)).toEqual(['Wharf 2']);
    await put(table([row(3)]), { name: 'newest.csv', minutesAgo: 0 });
    expect(await readNow(id)).toMatchObject({ alarm: 'Newest.csv is still arriving; it is read next time.' });
    expect(await countPlaces()).toBe(1);
  });

  it('follows no symbolic link', async () => {
    const secret = path.join(cms.database.dataDir, 'secret.csv');
    await writeFile(secret, table([row(1)]));
    await mkdir(path.join(importFolder, 'inbox', 'weekly'), { recursive: true });
    await symlink(secret, path.join(importFolder, 'inbox', 'weekly', 'list.csv'));
    expect(await readNow(await save())).toMatchObject({
      alarm: expect.stringMatching(/^There is no file in /),
    });
    for (const location of ['../..', '/etc', 'a/b', '.']) {
      expect(await call('POST', { body: { ...SETTINGS, name: 'Other', location } })).toMatchObject({
        status: 400,
      });
    }
  });

  it('waits for a person above its limit, at a brake, and if it may not commit', async () => {
    await put(table([row(1), row(2), row(3), row(4)]));
    const id = await save();
    const read = await readNow(id);
    expect(read).toMatchObject({
      outcome: null,
      alarm: `Plan ${read.lastPlan} waits for you: it would change 4 places, more than 3.`,
    });
    await save({ mostChanges: 1_000 }, id);
    await put(table(Array.from({ length: 20 }, (_, at) => row(at, 'Seafood'))));
    expect(await readNow(id)).toMatchObject({
      alarm: expect.stringMatching(
        /^Plan \d+ waits for you: it looks wrong as a whole \(20 of 20 rows have a cuisine or neighborhood that is new to the directory; .*\)\.$/,
      ),
    });
    await save({ commitsAlone: false }, id);
    await put(table([row(1)]));
    expect(await readNow(id)).toMatchObject({
      alarm: expect.stringMatching(/^Plan \d+ waits for you: it would change 1 place\.$/),
    });
    expect(await countPlaces()).toBe(0);
  });

  it('raises an alarm when its columns change, and plans nothing until they are accepted', async () => {
    await put(table([row(1)]));
    const id = await save();
    await readNow(id);
    // Their order is irrelevant.
    await put(table([['1 Pier St', ...row(2).slice(0, 4)]], ['street', ...HEAD.slice(0, 4)]));
    expect(await readNow(id)).toMatchObject({ alarm: null });
    await put(table([[...row(3), 'x']], [...HEAD, 'closed']));
    const plans = await countPlans();
    const alarmed = await readNow(id);
    expect(alarmed).toMatchObject({
      outcome: null,
      alarm: 'Its columns have changed: “closed” is new. Nothing is planned until you accept them.',
    });
    expect(await countPlans()).toBe(plans);
    expect(await readNow(id)).toMatchObject({ alarm: alarmed.alarm });
    expect(await readNow(id, { acceptColumns: true })).toMatchObject({
      outcome: '1 created, 0 updated.',
      alarm: null,
    });
    await put(table([['k9', 'Wharf 9', '9 Pier St']], ['id', 'name', 'street']));
    expect(await readNow(id)).toMatchObject({
      alarm: expect.stringMatching(/^Its columns have changed: “kind”, “area”, “closed” are gone\./),
    });
  });

  it('that is paused is read only on request, and one that is deleted keeps its imports', async () => {
    await put(table([row(1)]));
    const id = await save({ isPaused: true });
    await cms.payload.db.pool.query(`update import_sources set next_read_at = now() - interval '1 minute'`);
    await readDue();
    expect(await look()).toMatchObject({ lastReadAt: null });
    expect(await readNow(id)).toMatchObject({ outcome: '1 created, 0 updated.' });
    expect((await call('DELETE', { id })).status).toBe(200);
    expect(await countPlans()).toBe(1);
  });

  it('is read once by concurrent processes', async () => {
    await put(table([row(1)]));
    await save();
    await cms.payload.db.pool.query(`update import_sources set next_read_at = now() - interval '1 minute'`);
    await Promise.all([readDue(), readDue(), readDue()]);
    expect(await countPlans()).toBe(1);
  });

  it('is no longer marked as being read after its process died', async () => {
    await save();
    await cms.payload.db.pool.query(`update import_sources set is_reading = true`);
    await save({ name: 'Another', location: 'empty' });
    await cms.payload.db.pool.query(
      `update import_sources set next_read_at = now() - interval '1 minute' where name = 'Another'`,
    );
    await readDue();
    const { rows } = await cms.payload.db.pool.query('select 1 from import_sources where is_reading');
    expect(rows).toEqual([]);
  });
});

describe('settings of a source', () => {
  it('are validated', async () => {
    await save();
    const wrong: [Partial<ImportSource>, RegExp][] = [
      [{ name: SETTINGS.name }, /"path":"name"/],
      [
        { mapName: 'Nobody’s' },
        /"path":"mapName","message":"There is no map “Nobody’s”; there are: .*Weekly/,
      ],
      [
        { kind: 'url', location: 'ftp://example.org/a.csv' },
        /"path":"location","message":"The address must begin with https/,
      ],
      [{ kind: 'url', location: 'http://169.254.169.254/a.csv' }, /private network/],
      [{ kind: 'url', location: 'https://a:b@example.org/a.csv' }, /password/],
      [{ readingHour: 24 }, /"path":"readingHour"/],
      [{ mostChanges: -1 }, /"path":"mostChanges"/],
    ];
    for (const [changed, body] of wrong) {
      const answer = await call('POST', { body: { ...SETTINGS, name: 'Other', ...changed } });
      expect(answer.status, JSON.stringify(changed)).toBe(400);
      expect(JSON.stringify(answer.body)).toMatch(body);
    }
  });

  it.each([{}, { ...SETTINGS, name: 7 }, { ...SETTINGS, location: ['a'] }, { ...SETTINGS, mapName: null }])(
    'that are no text are refused by their fields: %j',
    async (body) => {
      const { status, body: refusal } = await call('POST', { body });
      expect(status).toBe(400);
      expect(JSON.stringify(refusal)).toMatch(/"path":"(name|location|mapName)"/);
    },
  );

  it('note who changed them, and when they are read next, whatever is sent', async () => {
    const forged = { changedBy: 'anna', nextReadAt: '2020-01-01T00:00:00.000Z', outcome: 'Fine.' } as const;
    const id = await save(forged);
    await save({ ...forged, isPaused: true }, id);
    const { changedBy, nextReadAt, outcome } = await look();
    expect(changedBy).not.toBe('anna');
    expect(new Date(nextReadAt).getTime()).toBeGreaterThan(Date.now());
    expect(outcome).toBeFalsy();
  });
});

describe('a list at a web address', () => {
  const open = useServers();
  const serve = async (listener: RequestListener) => `http://127.0.0.1:${await open(listener)}`;
  const anywhere = { isAllowed: () => true };

  it('is fetched, named, planned and committed', async () => {
    const home = await serve((request, response) => {
      if (request.url === '/latest') response.writeHead(302, { location: '/files/list%202.csv' }).end();
      else response.end(table([row(1)]));
    });
    await save({ kind: 'url', location: 'https://example.org/latest' });
    await cms.payload.db.pool.query(`update import_sources set next_read_at = now() - interval '1 minute'`);
    const fetch = () => fetchList(`${home}/latest`, anywhere);
    await readDueSources({ payload: cms.payload, importFolder, fetch });
    expect(await look()).toMatchObject({ outcome: '1 created, 0 updated.', alarm: null });
    const { docs } = await cms.payload.find({ collection: 'import-batches' });
    expect(docs[0]).toMatchObject({ fileName: 'list 2.csv', by: 'source “Weekly list”' });
  });

  it('is never asked for within our network', async () => {
    await expect(fetchList('http://localhost/a.csv')).rejects.toThrow('is in a private network');
  });

  it('that is a page is said to be so', async () => {
    const home = await serve((_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'));
    await expect(fetchList(`${home}/list`, anywhere)).rejects.toThrow(
      /answers with text\/html, and the address names no file/,
    );
  });
});
