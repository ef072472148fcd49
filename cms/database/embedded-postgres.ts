import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DEFAULT_CITY } from '#city/city-folder';
import pg from 'pg';

import { DatabaseFault, errorCode, reasonOf } from './database-fault.ts';
import { clusterFolder, databaseHome } from './database-home.ts';
import type { DatabaseHome } from './database-home.ts';
import { keptSecret } from './kept-secret.ts';
import type { Log } from './log.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { createCluster, freePort, runningServer, startServer, stopServer } from './postgres-cluster.ts';
import { connectPresence } from './presence.ts';
import type { Presence } from './presence.ts';
import { withProcessLock } from './process-lock.ts';
import type { ProcessLock } from './process-lock.ts';

const NAME = 'marble';
/** Recovery after a crash can take a while; a first start takes about a second. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 100;
/** A connection that was just closed is still counted for a moment. */
const LINGER_MS = 1_000;

type Options = { dataDir: string; log: Log };
type Site = { home: DatabaseHome; name: string; password: string; log: Log; lock: ProcessLock };

/**
 * An embedded PostgreSQL below `dataDir`. Processes share it: the first one starts it, others join, the last one to
 * close stops it. It survives a killed process, and the next start joins it.
 */
export async function openEmbeddedPostgres({
  dataDir,
  log,
}: Options): Promise<{ url: string; close(): Promise<void> }> {
  const folder = resolve(dataDir);
  makeDataDir(folder);
  const lock = { file: join(folder, 'postgres-lock.sqlite'), log };
  return withProcessLock(lock, async () => {
    const home = databaseHome({ dataDir: folder, log });
    const name = keptName(home);
    const site: Site = { home, name, password: keptSecret(join(home.folder, 'password')), log, lock };
    if (!existsSync(clusterFolder(home.folder))) {
      log.info(`Creating the database in ${home.folder}.`);
      await createCluster(home, await binariesOf(site), site);
    }
    const port = await bringUp(site);
    const url = urlOf(site, port, name);
    const presence = await connectPresence({ url, log, bringBack: () => bringBack(site, port) });
    return { url, close: () => leave(site, presence) };
  });
}

/**
 * The name of the database and of its user. Clusters from before this file was kept are named after the city that was
 * then the only one.
 */
function keptName({ folder }: DatabaseHome): string {
  const file = join(folder, 'database-name');
  if (!existsSync(clusterFolder(folder))) writeFileSync(file, NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : DEFAULT_CITY;
}

function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseFault(`Cannot use ${folder} as DATA_DIR: ${reasonOf(error)}.`, { cause: error });
  }
}

function binariesOf({ home, log }: Site): Promise<PostgresBinaries> {
  return findPostgresBinaries({ account: home.account, home: home.folder, log });
}

/** Joins the running server or starts one, and returns its port. Call it under the lock. */
async function bringUp(site: Site, wantedPort?: number): Promise<number> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let startedHere = false;
  while (Date.now() < giveUpAt) {
    const server = runningServer(site.home);
    if (server?.port !== undefined && (await answersOrStops(site, server.port, startedHere))) {
      site.log.debug(`${startedHere ? 'Started' : 'Joined'} the database on port ${server.port}.`);
      return server.port;
    }
    if (server === undefined) {
      const port = wantedPort ?? (await freePort());
      startedHere =
        (await startServer({ home: site.home, binaries: await binariesOf(site), port })) === 'started';
    }
    if (!startedHere) await sleep(RETRY_MS);
  }
  throw new DatabaseFault(
    `The database in ${site.home.folder} did not answer within two minutes (see ${join(site.home.folder, 'postgres.log')}).`,
  );
}

async function answersOrStops(site: Site, port: number, startedHere: boolean): Promise<boolean> {
  try {
    return await answers(site, port);
  } catch (error) {
    if (startedHere) await stopServer(site.home, await binariesOf(site));
    throw error;
  }
}

/** Whether the server accepts our connection; creates our database if missing. */
async function answers(site: Site, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(site, port, 'postgres'),
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [site.name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(site.name)}`);
    return true;
  } catch (error) {
    if (errorCode(error) === '28P01') {
      throw new DatabaseFault(
        `The password in ${join(site.home.folder, 'password')} does not open the database beside it: put the right file back, or move the folder away to start with an empty database.`,
      );
    }
    if (errorCode(error).startsWith('53'))
      throw new DatabaseFault(`The database is full: ${reasonOf(error)}.`);
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Restarts a crashed server on the port that all processes use; never creates a new database for a deleted one. */
function bringBack(site: Site, port: number): Promise<void> {
  if (!existsSync(clusterFolder(site.home.folder))) {
    throw new DatabaseFault(`The database folder ${site.home.folder} is gone.`);
  }
  return withProcessLock(site.lock, async () => {
    const nowOn = await bringUp(site, port);
    if (nowOn !== port)
      throw new DatabaseFault(`The database came back on port ${nowOn}, not ${port}: restart the site.`);
  });
}

/** Stops the server unless other processes are connected. */
function leave(site: Site, presence: Presence): Promise<void> {
  return withProcessLock(site.lock, async () => {
    const alone = await isAlone(presence);
    await presence.end();
    if (!alone) return site.log.debug('Others still use the database, so it keeps running.');
    if (runningServer(site.home) === undefined) return;
    const stopped = await stopServer(site.home, await binariesOf(site));
    if (!stopped) site.log.warn('The database is still writing; it will stop by itself.');
  });
}

async function isAlone(presence: Presence): Promise<boolean> {
  const giveUpAt = Date.now() + LINGER_MS;
  for (;;) {
    const others = await presence.countOthers();
    if (others === 0) return true;
    if (others === undefined || Date.now() > giveUpAt) return false;
    await sleep(RETRY_MS);
  }
}

function urlOf({ name, password }: Site, port: number, database: string): string {
  return `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
}
