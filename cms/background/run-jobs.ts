import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { tryWithLock } from '../database/advisory-locks.ts';

const DUE = `completed_at is null and not coalesce(has_error, false)
  and (wait_until is null or wait_until <= now())`;

/**
 * Marks the due jobs as running, in their order, also those that a process left so when it died. One that somebody is
 * taking off the schedule is left to them: Payload's own queue fails over a job that is gone as it begins.
 */
const CLAIM = `
  with due as (select id from payload_jobs where ${DUE} order by wait_until, id limit 50 for update skip locked)
  update payload_jobs set processing = true from due where payload_jobs.id = due.id
  returning payload_jobs.id, wait_until`;

/**
 * Runs Payload's due jobs, mainly scheduled publishing, in one process at a time: the lock's holder, whose lock is
 * released when it dies.
 */
export async function runDueJobs(payload: Payload, pool: Pool): Promise<void> {
  if (!(await hasDueJob(payload))) return;
  await tryWithLock(pool, 'jobs', async (client) => {
    const { rows } = await client.query<{ id: number; wait_until: Date | null }>(CLAIM);
    const inOrder = rows.toSorted((a, b) => Number(a.wait_until) - Number(b.wait_until) || a.id - b.id);
    for (const { id } of inOrder) await payload.jobs.runByID({ id, silent: true });
  });
}

async function hasDueJob(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql.raw(`select 1 from payload_jobs where ${DUE} limit 1`),
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
