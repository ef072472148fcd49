import type { ClientBase, Pool, PoolClient } from 'pg';

/** All advisory locks shared by a site's processes, with their keys in PostgreSQL. */
export const LOCKS = {
  /** Runs migrations; other processes wait and find them done. */
  migrations: 7_264_001,
  /** Runs the jobs that are due: two would publish the same story twice. */
  jobs: 7_264_002,
  /** Commits or undoes an import: each compares places with a plan before it changes them. */
  imports: 7_264_003,
  /** Creates a month's partition of the ad events. */
  partitions: 7_264_004,
  /** Drops expired events. */
  retention: 7_264_005,
  /** Rebuilds or rolls back the search index: two would build in the same tables. */
  indexRun: 7_264_006,
  /** Writes to this engine's index: an older state of a place must not overwrite a newer one. */
  meilisearchIndex: 7_264_007,
  postgresIndex: 7_264_008,
  /** Makes a backup: two would write the same files. */
  backup: 7_264_009,
  /** Checks links: two would request every external site twice. */
  links: 7_264_010,
  /** Adds or changes redirects: each is checked against the others, so that none form a loop. */
  moves: 7_264_011,
  /** Reads import sources that are due: two would plan the same file. */
  sources: 7_264_012,
  /** Changes an account; used with the hash of its name. */
  accounts: 7_264_013,
  /** Saves a document of the desk; used with the hash of its address. */
  forms: 7_264_014,
  /** Fetches photos of imports: two would store the same one twice. */
  photos: 7_264_015,
  /** Mails the monthly reports of campaigns: two would mail each twice. */
  reportMails: 7_264_016,
  /** Mails the winners of the monthly dinner: two would mail each twice. */
  winnerMails: 7_264_017,
  /** Follows the campaigns at listmonk: two would create each twice. */
  newsletterCampaigns: 7_264_018,
} as const;

export type LockName = keyof typeof LOCKS;

/** Takes the lock for this connection, waiting without a limit. */
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

/** For a statement in a transaction, which holds the lock until it ends. */
export const transactionLockSql = (name: LockName): string => `pg_advisory_xact_lock(${LOCKS[name]})`;

/** A lock held by a dedicated connection. It ends with the connection, so also when the process is killed. */
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
