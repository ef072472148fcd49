import type { Pool, PoolClient } from 'pg';

/** A lock among all processes of the site, held by a connection of its own. */
export interface AdvisoryLock {
  readonly client: PoolClient;
  release(): Promise<void>;
}

/**
 * Takes the lock of that number; `null` when another one has it and `wait` is not asked for. It ends with its
 * connection, and so with a process that is killed.
 */
export async function takeAdvisoryLock(
  pool: Pool,
  lock: number,
  { wait }: { wait: boolean },
): Promise<AdvisoryLock | null> {
  const client = await pool.connect();
  try {
    const { rows } = wait
      ? await client.query<{ held: boolean }>('select true as held from pg_advisory_lock($1)', [lock])
      : await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
    if (!rows[0]?.held) {
      client.release();
      return null;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    client,
    async release() {
      // A connection that may still hold the lock must not go back to the pool.
      const isFree = await client.query('select pg_advisory_unlock($1)', [lock]).then(
        () => true,
        () => false,
      );
      client.release(!isFree);
    },
  };
}

/** Whether any process holds the lock of that number. */
export async function isAdvisoryLockHeld(pool: Pool, lock: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1::bigint::oid
     and database = (select oid from pg_database where datname = current_database())`,
    [lock],
  );
  return (rowCount ?? 0) > 0;
}
