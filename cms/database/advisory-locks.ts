import type { ClientBase, Pool, PoolClient } from 'pg';

/** Every lock that the processes of a site take, by its key in PostgreSQL. */
export const LOCKS = {
  /** Migrates; the others wait and find it done. */
  migrations: 7_264_001,
  /** Runs the jobs that are due: two would publish the same story twice. */
  jobs: 7_264_002,
  /** Commits or undoes an import: each compares places with a plan before it changes them. */
  imports: 7_264_003,
  /** Makes a month's partition of the events of ads. */
  partitions: 7_264_004,
  /** Drops events past their time. */
  retention: 7_264_005,
  /** Rebuilds the search index or goes back; held for all of the run, which is how the desk sees that it goes on. */
  indexRun: 7_264_006,
  /** Changes the index of this engine: an earlier state of a place must not overwrite a later one. */
  meilisearchIndex: 7_264_007,
  postgresIndex: 7_264_008,
  /** Makes a backup: two would hold the same files under the same names. */
  backup: 7_264_009,
  /** Checks links: two would ask every other site twice. */
  links: 7_264_010,
  /** Adds or changes redirects: each is compared with the others, so that none lead in a circle. */
  moves: 7_264_011,
  /** Reads import sources that are due: two would plan the same file. */
  sources: 7_264_012,
  /** With the hash of a name: changes that account. */
  accounts: 7_264_013,
} as const;

export type LockName = keyof typeof LOCKS;

/** Takes the lock for this connection once it is free, however long that takes. */
export async function lockOn(client: ClientBase, name: LockName): Promise<void> {
  const lock = `select pg_advisory_lock(${LOCKS[name]})`;
  await client.query(`begin; set local statement_timeout = 0; ${lock}; commit`);
}

/** False when another connection has the lock. */
export async function tryLockOn(client: ClientBase, name: LockName): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    LOCKS[name],
  ]);
  return rows[0]?.held === true;
}

/** For a statement of a transaction, which holds the lock to its end. */
export const transactionLockSql = (name: LockName): string => `pg_advisory_xact_lock(${LOCKS[name]})`;

/** A lock held by a connection of its own. It ends with the connection, and so with a process that is killed. */
export interface AdvisoryLock {
  readonly client: PoolClient;
  release(): Promise<void>;
}

/** `null` when another process has the lock. */
export async function tryLock(pool: Pool, name: LockName): Promise<AdvisoryLock | null> {
  const client = await pool.connect();
  try {
    if (await tryLockOn(client, name)) return { client, release: () => unlock(client, name) };
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return null;
}

/** Does the work under the lock; `null` when another process has it. */
export async function tryWithLock<T>(
  pool: Pool,
  name: LockName,
  work: (client: PoolClient) => Promise<T>,
): Promise<T | null> {
  const lock = await tryLock(pool, name);
  return lock && work(lock.client).finally(lock.release);
}

/** Does the work under the lock once it is free. */
export async function withLock<T>(
  pool: Pool,
  name: LockName,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await lockOn(client, name);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return work(client).finally(() => unlock(client, name));
}

async function unlock(client: PoolClient, name: LockName): Promise<void> {
  // A connection that may still hold the lock must not go back to the pool.
  const isFree = await client.query('select pg_advisory_unlock($1)', [LOCKS[name]]).then(
    () => true,
    () => false,
  );
  client.release(!isFree);
}

/** Whether any process holds the lock. */
export async function isLockHeld(pool: Pool, name: LockName): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1::bigint::oid
     and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS[name]],
  );
  return (rowCount ?? 0) > 0;
}
