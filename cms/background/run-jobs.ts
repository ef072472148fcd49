import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { tryWithLock } from '../database/advisory-locks.ts';

/**
 * Runs Payload's due jobs, mainly scheduled publishing, in one process at a time: the lock's holder, whose lock is
 * released when it dies.
 */
export async function runDueJobs(payload: Payload, pool: Pool): Promise<void> {
  if (!(await hasDueJob(payload))) return;
  await tryWithLock(pool, 'jobs', async (client) => {
    // Only the lock holder runs jobs: one still marked as running was left by a process that died.
    await client.query(
      'update payload_jobs set processing = false where processing and completed_at is null',
    );
    await payload.jobs.run({ limit: 50, sequential: true, silent: true });
  });
}

async function hasDueJob(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from payload_jobs where completed_at is null and not coalesce(has_error, false)
        and (wait_until is null or wait_until <= now()) limit 1`,
  );
  return rows.length > 0;
}

/** Overdue jobs, and failed ones. */
export async function countJobs(pool: Pool): Promise<{ due: number; failed: number }> {
  const { rows } = await pool.query<{ due: number; failed: number }>(
    `select (count(*) filter (where not coalesce(has_error, false) and (wait_until is null or wait_until <= now())))::int as due,
       (count(*) filter (where has_error))::int as failed
     from payload_jobs where completed_at is null`,
  );
  return rows[0] ?? { due: 0, failed: 0 };
}
