import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { DatabaseFault } from './database-fault.ts';
import { databaseHome } from './database-home.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { freePort, startServer } from './postgres-cluster.ts';
import { openDatabase } from './postgres-server.ts';
import type { OpenedDatabase } from './postgres-server.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const isRoot = process.getuid?.() === 0;
const PATIENCE = { timeout: 60_000, interval: 50 };
const COUNT_SITES = `SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'presence'`;

/** A data folder after a first start. Most tests begin with a copy, since creating one is slow. */
let made: string;
let dataDir: string;
const opened: OpenedDatabase[] = [];
const children: { kill(signal: NodeJS.Signals): boolean }[] = [];

beforeAll(async () => {
  made = newDataDir();
  await (await openDatabase({ dataDir: made, log })).close();
});
afterAll(() => rmSync(join(made, '..'), { recursive: true, force: true }));

beforeEach(() => {
  dataDir = newDataDir();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(opened.splice(0).map((database) => database.close()));
  killServer();
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
  vi.clearAllMocks();
});

function newDataDir(): string {
  // mkdtemp creates a folder for its owner only, as a careful administrator would.
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  execFileSync('chmod', ['a+x', folder]);
  return join(folder, 'data');
}

/** The database exists and is stopped. */
function startFromMade(): void {
  execFileSync('cp', ['-a', made, dataDir]);
}

async function open(): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataDir, log });
  opened.push(database);
  return database;
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(statement);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

/** A site in a separate process, which can be killed. */
async function openInChild(): Promise<{ url: string; kill(): Promise<void>; close(): Promise<void> }> {
  const module = new URL('./postgres-server.ts', import.meta.url).href;
  const code = `
    import { openDatabase } from ${JSON.stringify(module)};
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    console.log(database.url);
    process.stdin.once('data', async () => { await database.close(); process.exit(0); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', () => reject(new Error('the child ended')));
  });
  return {
    url,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
    close() {
      child.stdin.write('close\n');
      return ended;
    },
  };
}

/** The server without a running site. */
async function startAlone(port?: number): Promise<'started' | 'busy'> {
  const home = databaseHome({ dataDir, log });
  const binaries = await findPostgresBinaries({ account: home.account, home: home.folder, log });
  return startServer({ home, binaries, port: port ?? (await freePort()) });
}

function cluster(): string {
  return join(dataDir, 'postgres', 'cluster');
}

function serverPid(): number | undefined {
  const file = join(cluster(), 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

function isAlive(pid: number | undefined): boolean {
  try {
    // Empty for a process that nobody has collected.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

/**
 * The file disappears first, the process a moment later; a server that is slow to write may need longer than `close`
 * waits.
 */
async function expectStopped(pid = serverPid()): Promise<void> {
  await vi.waitFor(() => {
    expect(serverPid()).toBeUndefined();
    expect(isAlive(pid)).toBe(false);
  }, PATIENCE);
}

/** Simulates a power cut: kills the server and all its processes at once. */
function killServer(): void {
  const pid = serverPid();
  if (pid === undefined || !isAlive(pid) || pid === process.pid) return;
  const parts = execFileSync('sh', ['-c', `pgrep -P ${pid} || true`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  for (const part of [pid, ...parts.map(Number)]) if (isAlive(part)) process.kill(part, 'SIGKILL');
}

describe('an embedded database', { timeout: 240_000 }, () => {
  it('starts in an empty folder, with safe and predictable settings', async () => {
    const { url } = await open();
    expect(new URL(url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/marble' });
    expect(await ask(url, 'SHOW server_version')).toMatch(/^18\./);
    expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await ask(url, 'SHOW fsync')).toBe('on');
    expect(await ask(url, 'SHOW jit')).toBe('off');
    expect(await ask(url, 'SHOW server_encoding')).toBe('UTF8');
    expect(await ask(url, `SELECT string_agg(w, '' ORDER BY w) FROM unnest(ARRAY['a','B','é','z']) w`)).toBe(
      'Bazé',
    );
    expect(await ask(url, `SELECT 'CAFÉ' ILIKE 'café'`)).toBe(true);
    await ask(url, 'CREATE EXTENSION pg_trgm');
    expect(await ask(url, `SELECT similarity('café', 'caf') < 1`)).toBe(true);
  });

  it('opens under the old name if it was made before names were kept', async () => {
    startFromMade();
    const { url, close } = await open();
    await ask(url, `CREATE ROLE baltimore SUPERUSER LOGIN PASSWORD '${new URL(url).password}'`);
    await close();
    rmSync(join(dataDir, 'postgres', 'database-name'));
    const again = await open();
    expect(new URL(again.url)).toMatchObject({ username: 'baltimore', pathname: '/baltimore' });
    expect(await ask(again.url, 'SELECT 1')).toBe(1);
  });

  it('lets nobody in without the password, which only the owner can read', async () => {
    startFromMade();
    const { url } = await open();
    const other = new URL(url);
    other.password = 'guess';
    await expect(ask(other.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    other.password = '';
    await expect(ask(other.href, 'SELECT 1')).rejects.toThrow();
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(cluster()).mode & 0o777).toBe(0o700);
  });

  it('keeps its content across a restart', async () => {
    startFromMade();
    const first = await open();
    await ask(first.url, 'CREATE TABLE kept (id int)');
    await first.close();
    await expectStopped();
    const second = await open();
    expect(await ask(second.url, `SELECT to_regclass('kept') IS NOT NULL`)).toBe(true);
  });

  it('is shared: the second process joins the first, and the last one to leave stops it', async () => {
    startFromMade();
    const site = await open();
    const tool = await openInChild();
    expect(tool.url).toBe(site.url);
    const pid = serverPid();
    await site.close();
    expect(isAlive(pid)).toBe(true);
    expect(await ask(tool.url, 'SELECT 1')).toBe(1);
    await tool.close();
    await expectStopped(pid);
  });

  it('stays up for a client that connected directly', async () => {
    startFromMade();
    const { url, close } = await open();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await close();
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await (await open()).close();
    await expectStopped();
  });

  it('creates one database when many processes start at once', async () => {
    const all = await Promise.all([open(), open(), openInChild(), openInChild()]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    await Promise.all(all.map((one) => one.close()));
    await expectStopped();
  });

  it('is joined after its site was killed', async () => {
    startFromMade();
    const site = await openInChild();
    const pid = serverPid();
    await site.kill();
    expect(isAlive(pid)).toBe(true);
    const next = await open();
    expect(serverPid()).toBe(pid);
    // The server counts the killed site until it has noticed.
    await vi.waitFor(async () => expect(await ask(next.url, COUNT_SITES)).toBe(1), PATIENCE);
    await next.close();
    await expectStopped(pid);
  });

  it('recovers what was committed when everything was killed', async () => {
    startFromMade();
    const site = await openInChild();
    await ask(site.url, 'CREATE TABLE survived AS SELECT 42 AS answer');
    await site.kill();
    killServer();
    expect(serverPid()).toBeDefined();
    const next = await open();
    expect(await ask(next.url, 'SELECT answer FROM survived')).toBe(42);
  });

  it('ignores a stale postmaster.pid whose process id was reused', async () => {
    startFromMade();
    await startAlone();
    killServer();
    const file = join(cluster(), 'postmaster.pid');
    // Not our own id: PostgreSQL ignores those of its parent processes.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid)));
    const next = await open();
    expect(await ask(next.url, 'SELECT 1')).toBe(1);
  });

  it('comes back on the same port when only the server was killed', async () => {
    startFromMade();
    const { url } = await open();
    const pid = serverPid();
    killServer();
    await vi.waitFor(async () => expect(await ask(url, 'SELECT 1')).toBe(1), PATIENCE);
    expect(serverPid()).not.toBe(pid);
  });

  it('finishes a first start that was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres', 'cluster.new'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'cluster.new', 'PG_VERSION'), '18\n');
    const { url } = await open();
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });

  it('reports a port that is taken, so that another one is tried', async () => {
    startFromMade();
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await startAlone(port)).toBe('busy');
    taken.close();
  });

  it('reports in one line that the password is wrong', async () => {
    startFromMade();
    writeFileSync(join(dataDir, 'postgres', 'password'), 'another\n');
    const fault = await faultOf(open());
    expect(fault).toMatch(/^The password in .* does not open the database beside it: [^\n]*$/);
    expect(serverPid()).toBeUndefined();
  });

  it('reports in one line that the data folder is unusable', async () => {
    writeFileSync(dataDir, 'a file');
    expect(await faultOf(open())).toMatch(/^Cannot use .* as DATA_DIR: [^\n]+$/);
  });

  it.skipIf(isRoot)('says in one line that the data folder cannot be written', async () => {
    mkdirSync(dataDir, { mode: 0o500 });
    expect(await faultOf(open())).toMatch(/^Cannot keep a database in .*: permission denied\.$/);
  });

  it('reports in one line that another version created the database', async () => {
    startFromMade();
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n');
    expect(await faultOf(open())).toMatch(/was made by PostgreSQL 17, .* 18: make a backup/);
  });
});

describe('an external database', { timeout: 240_000 }, () => {
  it('is used when it responds, and left running', async () => {
    startFromMade();
    const embedded = await open();
    const own = await openDatabase({ databaseUrl: embedded.url, dataDir, log });
    expect(own.url).toBe(embedded.url);
    await own.close();
    expect(await ask(embedded.url, 'SELECT 1')).toBe(1);
  });

  it('is reported by host, port and name when it does not respond, never with its password', async () => {
    startFromMade();
    const { url } = await open();
    const wrong = new URL(url);
    wrong.password = 'hush';
    const place = `Cannot connect to PostgreSQL at 127.0.0.1:${wrong.port}/marble (DATABASE_URL): `;
    expect(await faultOf(openDatabase({ databaseUrl: wrong.href, dataDir, log }))).toBe(
      `${place}password authentication failed for user "marble".`,
    );
    const missing = url.replace(/marble$/, 'nowhere');
    expect(await faultOf(openDatabase({ databaseUrl: missing, dataDir, log }))).toMatch(
      /database "nowhere" does not exist\.$/,
    );
    expect(
      await faultOf(openDatabase({ databaseUrl: 'postgres://me:hush@127.0.0.1:1/db', dataDir, log })),
    ).toBe('Cannot connect to PostgreSQL at 127.0.0.1:1/db (DATABASE_URL): nothing is listening there.');
    expect(
      await faultOf(openDatabase({ databaseUrl: 'postgres://me:hush@[half', dataDir, log })),
    ).not.toContain('hush');
  });
});

async function faultOf(opening: Promise<unknown>): Promise<string> {
  try {
    await opening;
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseFault);
    return error instanceof Error ? error.message : '';
  }
  throw new Error(`${fileURLToPath(import.meta.url)}: expected a fault`);
}
