import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { constants, createWriteStream, existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { makeDataDir } from '#cms/test/make-data-dir';
import { quietLog } from '#cms/test/quiet-log';
import { runProgram, startProgram } from '#cms/test/run-program';
import { openSlowEnds } from '#cms/test/slow-ends';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../database/migrations/index.ts';
import type { Migration } from '../database/migrate.ts';
import { openDatabase } from '../database/postgres-server.ts';
import { ensurePartitions } from '../tracking/partitions.ts';
import { filesOf, snapshotFiles } from './snapshot-files.ts';
import { makeBackup } from './make-backup.ts';
import type { End, Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let sample: TestDatabase;
let folder: string;
/** A complete backup of the sample, and its manifest. */
let file: string;
let counted: End;
const opened: TestDatabase[] = [];

beforeAll(async () => {
  folder = await makeDataDir();
  file = path.join(folder, 'sample.tar.gz');
  sample = await createTestDatabase('sample');
  await onDatabase(sample.url, async (client) => {
    await ensurePartitions(client as unknown as pg.Pool, new Date());
    await client.query(`insert into ad_events (id, subject, subject_id, event, page, at)
      select gen_random_uuid(), 'ad', 1, 'click', E'/a\\tb\\nc \\\\ "ü"', now() from generate_series(1, 3)`);
    // From a rebuild: recreated, not backed up.
    await client.query('create table search_documents_previous (like search_documents including all)');
  });
  await mkdir(path.join(sample.dataDir, 'imports', '1-a'), { recursive: true });
  await writeFile(path.join(sample.dataDir, 'imports', '1-a', 'Orte & Läden.csv'), randomBytes(70_000));
  await writeFile(path.join(sample.dataDir, 'imports', 'empty'), '');
  await writeFile(path.join(sample.dataDir, 'payload-secret'), 'kept');
  counted = await backUp(sample, file);
});
afterAll(async () => {
  await Promise.all([sample, ...opened].map((database) => database.drop()));
  await rm(folder, { recursive: true, force: true });
});

const backUp = ({ url, dataDir }: Pick<TestDatabase, 'url' | 'dataDir'>, to: string) =>
  makeBackup({ databaseUrl: url, dataDir, file: to });

const restore = (
  { url, dataDir }: Pick<TestDatabase, 'url' | 'dataDir'>,
  from: string,
  how: { replace?: boolean; known?: Migration[] } = {},
) =>
  restoreBackup({
    databaseUrl: url,
    dataDir,
    file: from,
    replace: how.replace ?? false,
    migrations: how.known ?? migrations,
    log: quietLog,
  });

/** A copy of the sample that tests may destroy. */
async function anotherSample(): Promise<TestDatabase> {
  const database = await createTestDatabase('sample');
  opened.push(database);
  return database;
}

/** An empty database and DATA_DIR. */
async function emptyDatabase(owner?: string): Promise<TestDatabase> {
  const database = await createTestDatabase('empty');
  opened.push(database);
  if (owner !== undefined) {
    const name = new URL(database.url).pathname.slice(1);
    await onDatabase(database.url, (client) =>
      client.query(`create role ${owner} login password '${owner}'; alter schema public owner to ${owner};
        alter database ${name} owner to ${owner}`),
    );
    const url = Object.assign(new URL(database.url), { username: owner, password: owner });
    return { ...database, url: url.href };
  }
  return database;
}

/** The backup with another manifest. */
async function tamper(change: (manifest: Manifest) => object): Promise<string> {
  const out = path.join(folder, 'tampered');
  await rm(out, { recursive: true, force: true });
  await mkdir(out);
  execFileSync('tar', ['-xzf', file, '-C', out]);
  const manifest = path.join(out, 'manifest.json');
  await writeFile(manifest, JSON.stringify(change(JSON.parse(await readFile(manifest, 'utf8')))));
  const archive = `${out}.tar.gz`;
  const inOrder = execFileSync('tar', ['-tzf', file]);
  execFileSync('tar', ['-czf', archive, '-C', out, '-T', '-'], { input: inOrder });
  return archive;
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Checksums of all tables, the state of all sequences, and everything that makes the schema. */
function stateOf(url: string): Promise<Record<string, string>> {
  return onDatabase(url, async (client) => {
    const state: Record<string, string> = {};
    const { rows: relations } = await client.query(
      `select relname as name, relkind as kind from pg_class where relkind in ('r', 'S')
        and relnamespace = 'public'::regnamespace and relname not like 'search_documents_previous' order by 1`,
    );
    for (const { name, kind } of relations) {
      const value =
        kind === 'r'
          ? `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as value from "${name}" t`
          : `select last_value || ' ' || is_called as value from "${name}"`;
      state[name] = (await client.query(value)).rows[0].value;
    }
    const { rows: schema } = await client.query(
      `select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as value from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
          and conrelid::regclass::text <> 'search_documents_previous'
       union all
       select tgrelid::regclass || ' ' || tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
    );
    for (const { name, value } of schema) state[name] = value;
    // A restore makes the search engines compare all places.
    delete state.search_changes;
    delete state.search_changes_seq;
    return state;
  });
}

/** Without the one sequence that advances in a rolled-back transaction, as sequences do. */
async function contentOf({ url, dataDir }: TestDatabase) {
  const { place_revision: _moves, ...state } = await stateOf(url);
  return [state, await filesOf(dataDir)];
}

async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const names = [...(await filesOf(dataDir)), 'payload-secret'].sort();
  const sums = names.map(async (name) => {
    const content = await readFile(path.join(dataDir, name));
    return [name, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

async function expectSame(copy: Pick<TestDatabase, 'url' | 'dataDir'>): Promise<void> {
  expect(await stateOf(copy.url)).toEqual(await stateOf(sample.url));
  expect(await filesIn(copy.dataDir)).toEqual(await filesIn(sample.dataDir));
}

describe('a restored site', () => {
  it('equals the original in every table, sequence, key, trigger and file, on an empty database', async () => {
    const copy = await emptyDatabase();
    await restore(copy, file);
    await expectSame(copy);
    expect(
      Object.keys(await filesIn(copy.dataDir)).filter((name) => name.startsWith('ad-images/')),
    ).not.toEqual([]);
  });

  it('equals it as well on top of another city, with --replace', async () => {
    const wreck = await anotherSample();
    await onDatabase(wreck.url, (client) =>
      client.query(`delete from reviews; update restaurants set name = 'Nowhere'; drop trigger place_revision on restaurants;
        truncate users cascade; alter sequence place_revision restart`),
    );
    await rm(path.join(wreck.dataDir, 'ad-images'), { recursive: true });
    await mkdir(path.join(wreck.dataDir, 'media'), { recursive: true });
    await writeFile(path.join(wreck.dataDir, 'media', 'other.webp'), 'of the other city');
    const before = await stateOf(wreck.url);
    await expect(restore(wreck, file)).rejects.toThrow(/isn’t empty. Add --replace/);
    expect(await stateOf(wreck.url)).toEqual(before);

    await restore(wreck, file, { replace: true });
    await expectSame(wreck);
  });

  it('needs no superuser', async () => {
    const copy = await emptyDatabase(`plain_${randomBytes(4).toString('hex')}`);
    await restore(copy, file);
    await expectSame(copy);
    await restore(copy, file, { replace: true });
    await expectSame(copy);
  });

  it('has the current schema, although the backup is from an older version', async () => {
    const copy = await emptyDatabase();
    const later: Migration = {
      name: '99991231_later',
      up: async ({ db }) => void (await db.execute('create table later (id integer)')),
    };
    await restore(copy, file, { known: [...migrations, later] });
    expect((await stateOf(copy.url)).later).toMatch(/^0/);
    // An older backup without it, and an older version of the site.
    await restore(copy, file, { replace: true });
    expect(await stateOf(copy.url)).not.toHaveProperty('later');
    await restore(copy, file, { replace: true, known: [...migrations, later] });
    const newer = path.join(folder, 'newer.tar.gz');
    await backUp(copy, newer);
    await expect(restore(await emptyDatabase(), newer)).rejects.toThrow(
      /99991231_later.*with the version that made it/,
    );
  });
});

describe('npm run backup and npm run restore', () => {
  it('work on the embedded database, with a backup of an external one, and keep the newest few', async () => {
    const dataDir = await makeDataDir();
    const env = { DATA_DIR: dataDir, BACKUP_KEEP: '1' };
    try {
      const restored = await runProgram('seed/restore.ts', [file], env);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toMatch(/^Restored as of .*: the database and \d+ files\.$/m);
      const backups = path.join(dataDir, 'backups');
      await mkdir(backups);
      for (const name of ['20200101T000000Z.tar.gz', '20200102T000000Z.tar.gz.part']) {
        await writeFile(path.join(backups, `marble-step-${name}`), 'old');
      }
      await writeFile(path.join(backups, 'mine.tar.gz'), 'stays');
      expect(await runProgram('seed/backup.ts', [], env)).toMatchObject({ code: 0, stderr: '' });
      const [made = '', ...others] = (await readdir(backups)).sort();
      expect(made).toMatch(/^marble-step-20\d{6}T\d{6}Z\.tar\.gz$/);
      expect(others).toEqual(['mine.tar.gz']);

      const database = await openDatabase({ dataDir, log: quietLog });
      try {
        await onDatabase(database.url, (client) => client.query('truncate restaurants cascade'));
        await rm(path.join(dataDir, 'ad-images'), { recursive: true });
        await restore({ url: database.url, dataDir }, path.join(backups, made), { replace: true });
        await expectSame({ url: database.url, dataDir });
      } finally {
        await database.close();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('report in a sentence what is wrong with a file, and change nothing', async () => {
    const copy = await anotherSample();
    const before = await contentOf(copy);
    const half = path.join(folder, 'half.tar.gz');
    const spoiled = path.join(folder, 'spoiled.tar.gz');
    const text = path.join(folder, 'text.tar.gz');
    await cp(file, half);
    await truncate(half, Math.floor((await readFile(file)).length * 0.7));
    const bytes = await readFile(file);
    bytes.fill(7, bytes.length - 5_000, bytes.length - 4_900);
    await writeFile(spoiled, bytes);
    await writeFile(text, 'no backup');
    for (const broken of [half, spoiled, text]) {
      await expect(restore(copy, broken, { replace: true })).rejects.toThrow(
        /isn’t a complete backup, so nothing was restored\.$/,
      );
    }
    await expect(restore(copy, path.join(folder, 'none'), { replace: true })).rejects.toThrow(
      /^There is no file/,
    );
    expect(await contentOf(copy)).toEqual(before);
    await expect(backUp(await emptyDatabase(), path.join(folder, 'x'))).rejects.toThrow(/nothing to back up/);
    await expect(backUp(copy, path.join(folder, 'no', 'such'))).rejects.toThrow(/was not written/);
    const full = path.join(folder, 'full.tar.gz');
    await symlink('/dev/full', `${full}.part`);
    await expect(backUp(copy, full)).rejects.toThrow(`${full} was not written: the disk is full.`);
  });

  it('take what a backup says for values and names of the site’s own tables, never for statements', async () => {
    const copy = await emptyDatabase();
    const [month, next] = Object.keys(counted.rows).filter((name) => name.startsWith('ad_events_'));
    // Older backups have them.
    const partitions = [
      { name: month, parent: 'ad_events', bound: 'default; create table owned ()' },
      { name: next, parent: 'ad_events', bound: `for values from ('2090-01-01') to ('2091-01-01')` },
    ];
    await restore(copy, await tamper((manifest) => ({ ...manifest, partitions })));
    expect(await stateOf(copy.url)).not.toHaveProperty('owned');

    const before = await contentOf(copy);
    const tables = [{ name: 'pg_authid', columns: ['rolname'] }];
    const foreign = await tamper((manifest) => ({ ...manifest, tables: [...manifest.tables, ...tables] }));
    await expect(restore(copy, foreign, { replace: true })).rejects.toThrow(
      'The backup holds a foreign table, pg_authid.',
    );
    expect(await contentOf(copy)).toEqual(before);
  });

  it('refuse to restore under a running site', async () => {
    const copy = await anotherSample();
    await onDatabase(copy.url, async (site) => {
      await site.query(`set application_name = 'content changes'`);
      await expect(restore(copy, file, { replace: true })).rejects.toThrow(
        'A site runs on this database: stop it first.',
      );
    });
  });
});

describe('a backup over a network that delivers the end of a table apart from its rows', () => {
  it('counts all rows', async () => {
    const line = await openSlowEnds(sample.url);
    try {
      const to = path.join(folder, 'slow.tar.gz');
      const { rows } = await backUp({ url: line.url, dataDir: sample.dataDir }, to);
      expect(rows).toEqual(counted.rows);
      expect(rows['restaurants']).toBeGreaterThan(600);
    } finally {
      line.close();
    }
  });
});

describe('a backup that is killed', () => {
  it('leaves nothing that looks complete, and the next one succeeds', async () => {
    const copy = await anotherSample();
    const out = path.join(folder, 'killed.tar.gz');
    // A pipe without a reader stops the backup midway.
    execFileSync('mkfifo', [`${out}.part`]);
    const pipe = await open(`${out}.part`, constants.O_RDONLY | constants.O_NONBLOCK);
    const child = startProgram('seed/backup.ts', ['--out', out], copy.env);
    const ended = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    await vi.waitFor(
      () => pipe.read(Buffer.alloc(1), 0, 1, null).then(({ bytesRead }) => expect(bytesRead).toBe(1)),
      {
        timeout: 200_000,
      },
    );
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    await pipe.close();
    expect(existsSync(out)).toBe(false);
    await rename(`${out}.part`, `${out}.pipe`);
    // The lock remains until PostgreSQL has noticed.
    await vi.waitFor(() => backUp(copy, out), { timeout: 60_000 });
    expect(existsSync(`${out}.part`)).toBe(false);
    expect(existsSync(path.join(copy.dataDir, '.backup-files'))).toBe(false);
    await restore(await emptyDatabase(), out);
  });
});

describe('a restore that is killed', () => {
  it('leaves database and files as they were', async () => {
    const copy = await anotherSample();
    const before = await contentOf(copy);
    const pipe = path.join(folder, 'restore.pipe');
    execFileSync('mkfifo', [pipe]);
    const child = startProgram('seed/restore.ts', [pipe, '--replace'], copy.env);
    const ended = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    const bytes = await readFile(file);
    const feed = createWriteStream(pipe);
    feed.on('error', () => undefined);
    feed.write(bytes.subarray(0, Math.floor(bytes.length * 0.7)));
    const unpacked = () => existsSync(path.join(copy.dataDir, '.restore-files', 'tables', 'restaurants'));
    await vi.waitFor(() => expect(unpacked()).toBe(true), { timeout: 200_000 });
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    feed.destroy();
    expect(await contentOf(copy)).toEqual(before);
    // The lock remains until PostgreSQL has noticed.
    await vi.waitFor(() => restore(copy, file, { replace: true }), { timeout: 60_000 });
    await expectSame(copy);
    expect(existsSync(path.join(copy.dataDir, '.restore-files'))).toBe(false);
  });
});

describe('a backup during writes', () => {
  it('is consistent', async () => {
    const busy = await anotherSample();
    const out = path.join(folder, 'busy.tar.gz');
    const isDone = { now: false };
    // Always equal counts in a table that is read early and one that is read late.
    const writing = onDatabase(busy.url, async (client) => {
      for (let count = 0; !isDone.now; count += 1) {
        await client.query(`begin; insert into ad_hours values ('ad', ${count}, 'click', '', 'epoch', 1);
          insert into suppressed_addresses values ('${count}'); commit`);
      }
    });
    await backUp(busy, out).finally(() => (isDone.now = true));
    await writing;
    const copy = await emptyDatabase();
    await restore(copy, out);
    const state = await stateOf(copy.url);
    expect(state.ad_hours?.split(' ')[0]).toBe(state.suppressed_addresses?.split(' ')[0]);
  });

  it('has a picture that was deleted while it ran, and one added before its rows were read', async () => {
    const dataDir = await makeDataDir();
    const media = path.join(dataDir, 'media');
    await mkdir(media);
    await writeFile(path.join(media, 'a.webp'), 'a');
    const held = await snapshotFiles(dataDir);
    await writeFile(path.join(media, 'b.webp'), 'b');
    await held.holdMore();
    await rm(media, { recursive: true });
    expect(held.names).toEqual(['media/a.webp', 'media/b.webp']);
    expect(await readFile(path.join(held.folder, 'media/a.webp'), 'utf8')).toBe('a');
    await held.release();
    expect(await readdir(dataDir)).toEqual([]);
    await rm(dataDir, { recursive: true });
  });
});
