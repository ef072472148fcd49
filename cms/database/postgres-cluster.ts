import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { DatabaseFault, errorCode } from './database-fault.ts';
import { clusterFolder } from './database-home.ts';
import type { DatabaseHome } from './database-home.ts';
import { runAs } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // JIT compilation of a site's short queries costs more than running them.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const MAX_LOG_BYTES = 10_000_000;
/** Leaves time for the rest of the site's ten-second shutdown. */
const STOP_SECONDS = 6;
/** No process id is this high, so PostgreSQL sees a dead server and still checks its shared memory. */
const NOBODYS_PID = 2_147_483_646;

/**
 * Creates the cluster: UTF-8, code point order (the same on every machine), password login only. An interrupted
 * attempt leaves nothing that could be mistaken for a cluster.
 */
export async function createCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const draft = `${clusterFolder(home.folder)}.new`;
  const passwordFile = join(home.folder, 'initdb-password');
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    give(home, passwordFile);
    const parameters = [
      `--pgdata=${draft}`,
      `--username=${name}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ];
    // When we run as root, the account can't create entries in the folder, so its cluster's folder is created for it.
    makeOwnFolder(home, draft);
    // pg_trgm uses the C library to recognize letters; without this locale, macOS does not count "é" as one.
    let made = await runAs(home.account, binaries.initdb, [...parameters, '--lc-ctype=C.UTF-8']);
    if (!made.ok && made.output.includes('invalid locale')) {
      makeOwnFolder(home, draft);
      made = await runAs(home.account, binaries.initdb, parameters);
    }
    if (!made.ok)
      throw new DatabaseFault(`Cannot create the database in ${home.folder}: ${lastWords(made.output)}`);
    renameSync(draft, clusterFolder(home.folder));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Content of postmaster.pid: the process id, and the port once the server has written it. */
export type RunningServer = { pid: number; port: number | undefined };

/** The server running on this cluster, whichever process started it; undefined if there is none. */
export function runningServer(home: DatabaseHome): RunningServer | undefined {
  const lines = readPidFile(home)?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmasterOf(pid, clusterFolder(home.folder)))
    return undefined;
  const port = Number(lines[3]);
  return { pid, port: port > 0 ? port : undefined };
}

type StartOptions = { home: DatabaseHome; binaries: PostgresBinaries; port: number };

/**
 * Starts the server in its own session, so that it survives our exit and a Ctrl-C in the terminal. `busy` means that
 * a retry on another port, or a moment later, may succeed.
 */
export async function startServer({ home, binaries, port }: StartOptions): Promise<'started' | 'busy'> {
  const cluster = clusterFolder(home.folder);
  refuseOtherMajor(cluster, binaries.major);
  disownStalePidFile(home);
  const log = prepareLog(home);
  const before = statSync(log).size;
  const settings = Object.entries({ port: String(port), ...SETTINGS }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const parameters = ['start', '-w', '-s', '-D', cluster, '-l', log, '-o', settings.join(' ')];
  const started = await runAs(home.account, binaries.pg_ctl, parameters);
  if (started.ok) return 'started';
  const said = readFileSync(log).subarray(before).toString();
  if (/Address already in use|pre-existing shared memory|lock file .* already exists/.test(said))
    return 'busy';
  // Still recovering: callers wait for the connection anyway.
  if (runningServer(home) !== undefined) return 'started';
  throw new DatabaseFault(
    `The database in ${home.folder} does not start: ${lastWords(said || started.output)} (see ${log})`,
  );
}

/** Stops the server and ends open connections; false when it takes longer than we may wait. */
export async function stopServer(home: DatabaseHome, binaries: PostgresBinaries): Promise<boolean> {
  const cluster = clusterFolder(home.folder);
  const parameters = ['stop', '-m', 'fast', '-w', '-s', '-t', String(STOP_SECONDS), '-D', cluster];
  const stopped = await runAs(home.account, binaries.pg_ctl, parameters);
  return stopped.ok || runningServer(home) === undefined;
}

/** A free port on the loopback address. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.on('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

function readPidFile(home: DatabaseHome): string | undefined {
  try {
    return readFileSync(pidFile(home), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function pidFile(home: DatabaseHome): string {
  return join(clusterFolder(home.folder), 'postmaster.pid');
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    // Empty for a process that has ended, and that nobody has collected.
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Removes a stale postmaster.pid: after a crash, its id may belong to another process, which PostgreSQL would mistake
 * for its server. This is common in containers, where process ids start at 1.
 */
function disownStalePidFile(home: DatabaseHome): void {
  const text = readPidFile(home);
  if (text === undefined || runningServer(home) !== undefined) return;
  // Never shorter than before; without truncating it first, which a full disk would leave empty.
  writeFileSync(pidFile(home), text.replace(/^\d*/, String(NOBODYS_PID)), { flag: 'r+' });
}

function refuseOtherMajor(cluster: string, major: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new DatabaseFault(
    `The database in ${cluster} was made by PostgreSQL ${made}, this version of the site comes with ${major}: make a backup with the old version (npm run backup), and restore it with this one (npm run restore) into a new DATA_DIR.`,
  );
}

function prepareLog(home: DatabaseHome): string {
  const log = join(home.folder, 'postgres.log');
  const size = statSync(log, { throwIfNoEntry: false })?.size;
  if (size !== undefined && size > MAX_LOG_BYTES) renameSync(log, `${log}.1`);
  if (!existsSync(log)) {
    writeFileSync(log, '', { mode: 0o600 });
    give(home, log);
  }
  return log;
}

function makeOwnFolder(home: DatabaseHome, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  give(home, folder);
}

function give(home: DatabaseHome, path: string): void {
  if (home.account !== undefined) chownSync(path, home.account.uid, home.account.gid);
}

/** The full disk that led to all else, else the last line that contains a fault, else the last line. */
function lastWords(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const line =
    lines.find((one) => one.includes('No space left on device')) ??
    lines.findLast((one) => /FATAL|PANIC|error:/.test(one)) ??
    lines.at(-1) ??
    'no reason given';
  return line.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '');
}
