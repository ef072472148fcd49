import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';

import { lockOn, tryLockOn } from './advisory-locks.ts';
import { DatabaseFault, errorCode, reasonOf } from './database-fault.ts';
import type { Log } from './log.ts';
import { upgradeUnreleased } from './upgrade-unreleased.ts';

const LOCK_PATIENCE = '10min';
const LOCK_NOT_AVAILABLE = '55P03';

type MigrationDatabase = ReturnType<typeof drizzle<Record<string, unknown>>>;

/** Has only `db`: migrations run before Payload does. */
export type MigrationContext = { db: MigrationDatabase };

/** A file of `migrations/`. */
export type Migration = {
  name: string;
  up(context: MigrationContext): Promise<void>;
};

/**
 * Runs pending migrations, each in a transaction, one process at a time, and returns the names of those that ran.
 * Payload's own `db.migrate` ends the process with a stack trace when one fails; this throws a one-line
 * `DatabaseFault` and rolls the failed migration back. Keeps Payload's records, so its command line sees the same
 * state.
 */
export async function migrate(url: string, migrations: Migration[], log: Log): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' });
  // The next statement reports a connection lost between two.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await lock(client, log);
    return await runPending(client, migrations, log);
  } catch (error) {
    if (error instanceof DatabaseFault) throw error;
    throw new DatabaseFault(`Cannot migrate the database: ${reasonOf(error)}.`, { cause: error });
  } finally {
    // Also releases the lock.
    await client.end().catch(() => undefined);
  }
}

async function lock(client: pg.Client, log: Log): Promise<void> {
  if (await tryLockOn(client, 'migrations')) return;
  log.info('Another process is migrating the database; waiting for it.');
  await client.query(`SET lock_timeout = '${LOCK_PATIENCE}'`);
  try {
    await lockOn(client, 'migrations');
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new DatabaseFault(
      'Another process has been migrating the database for ten minutes; stop it and start again.',
    );
  }
  await client.query('RESET lock_timeout');
}

async function runPending(client: pg.Client, migrations: Migration[], log: Log): Promise<string[]> {
  if (await hasRecords(client)) await upgradeUnreleased(client, log);
  const recorded = await readRecords(client);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = recorded.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) refuse(unknown, migrations.at(-1)?.name ?? '');
  const done = new Set(recorded.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name));
  const batch = Math.max(0, ...recorded.map((record) => record.batch)) + 1;
  for (const migration of pending) {
    const start = performance.now();
    await runOne(client, migration, batch);
    log.info(`Migrated ${migration.name} in ${Math.round(performance.now() - start)} ms.`);
  }
  return pending.map(({ name }) => name);
}

function refuse(unknown: { name: string }[], newest: string): never {
  const names = unknown.map(({ name }) => name).join(', ');
  // Names begin with the time.
  if (unknown.some(({ name }) => name > newest)) {
    throw new DatabaseFault(
      `The database is newer than this version of the site: it knows the migration ${names}. Update the site.`,
    );
  }
  throw new DatabaseFault(
    `The database is older than this version’s first migration, or from a fork: it knows the migration ${names}. ` +
      'It cannot be updated: with the version that made it, run npm run export, and import that into an empty database.',
  );
}

/** An empty database has no such table: the first migration creates it. */
async function readRecords(client: pg.Client): Promise<{ name: string; batch: number }[]> {
  if (!(await hasRecords(client))) return [];
  const { rows } = await client.query<{ name: string; batch: number }>(
    'SELECT name, coalesce(batch, 0)::int AS batch FROM payload_migrations WHERE name IS NOT NULL ORDER BY id',
  );
  return rows;
}

/** Whether a migration was ever recorded here. */
export async function hasRecords(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('payload_migrations') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

async function runOne(client: pg.Client, migration: Migration, batch: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await migration.up({ db: databaseOn(client) });
    if (!(await hasRecords(client))) throw new Error('it does not make the table payload_migrations');
    await client.query(
      'INSERT INTO payload_migrations (name, batch, updated_at, created_at) VALUES ($1, $2, now(), now())',
      [migration.name, batch],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new DatabaseFault(`The migration ${migration.name} failed and was undone: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** The `db` passed to migrations; everything it runs is part of this connection's transaction. */
export function databaseOn(client: pg.Client): MigrationDatabase {
  // db-postgres pins an older @types/pg, whose Client differs in an event that drizzle does not use.
  return drizzle(client as unknown as MigrationDatabase['$client']);
}
