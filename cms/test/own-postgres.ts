import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseHome } from '#cms/database/database-home';
import { findPostgresBinaries } from '#cms/database/postgres-binaries';
import { runningServer, startServer, stopServer } from '#cms/database/postgres-cluster';
import { openDatabase } from '#cms/database/postgres-server';
import { makeDataDir } from './make-data-dir.ts';
import { quietLog } from './quiet-log.ts';

const RETRY_MS = 100;

/** A PostgreSQL that only the test that created it restarts. */
export interface OwnPostgres {
  /** For `TEST_POSTGRES_URL` and `TEST_POSTGRES_FOLDER`, where test databases are created. */
  env: Record<string, string>;
  kill(): Promise<void>;
  /** It accepts connections (the system does) and never responds. */
  freeze(): void;
  /** Starts it unless it runs. */
  start(): Promise<void>;
  /** After `freeze`. */
  thaw(): void;
  close(): Promise<void>;
}

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await makeDataDir();
  const made = await openDatabase({ dataDir, log: quietLog });
  const home = databaseHome({ dataDir, log: quietLog });
  const binaries = await findPostgresBinaries({ account: home.account, home: home.folder, log: quietLog });
  const port = Number(new URL(made.url).port);
  // A process that has joined would restart it.
  await made.close();
  const postmaster = () => runningServer(home)?.pid;
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = postmaster();
    if (parent === undefined) return;
    for (const pid of [parent, ...childrenOf(parent)]) signalOne(pid, signal);
  };
  const start = async () => {
    if (postmaster() !== undefined) return;
    while ((await startServer({ home, binaries, port })) === 'busy') await sleep(RETRY_MS);
  };
  await start();
  return {
    env: { TEST_POSTGRES_URL: made.url, TEST_POSTGRES_FOLDER: path.join(dataDir, 'templates') },
    async kill() {
      signalAll('SIGKILL');
      while (postmaster() !== undefined) await sleep(RETRY_MS);
    },
    freeze: () => signalAll('SIGSTOP'),
    start,
    thaw: () => signalAll('SIGCONT'),
    async close() {
      signalAll('SIGCONT');
      await stopServer(home, binaries);
      while (postmaster() !== undefined) await sleep(RETRY_MS);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended already, as children do when their parent is killed first.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Each has its own session, so that signals to a process group don't reach them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
