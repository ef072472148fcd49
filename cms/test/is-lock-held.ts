import type { Pool } from 'pg';
import { LOCKS, type LockName } from '../database/advisory-locks.ts';

/** Whether any process holds the lock. */
export async function isLockHeld(pool: Pool, name: LockName): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1::bigint::oid
     and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS[name]],
  );
  return (rowCount ?? 0) > 0;
}
