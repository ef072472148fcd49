import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { tryWithLock } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { readDueSources } from '../imports/sources/read-due-sources.ts';
import { service } from '../services.ts';
import { renewPartitions } from '../tracking/renew-partitions.ts';
import { forgetSearches } from './forget-searches.ts';

/** A scheduled story appears at most this late. */
const LOOK_EVERY_MS = 5_000;
const CLEAN_UP_EVERY_MS = 60 * 60 * 1000;

export interface JobsKeeper {
  /** `failing`: the last check for due jobs failed. */
  state(): 'ok' | 'failing';
  close(): Promise<void>;
}

/**
 * Runs Payload's due jobs, mainly scheduled publishing, in one process at a time: the lock's holder, whose lock is
 * released when it dies. Also deletes expired data and reads import sources.
 */
export function keepJobsRunning(payload: Payload, pool: Pool, log: Log): JobsKeeper {
  const stopped = new AbortController();
  let isFailing = false;
  let cleansUpNextAt = 0;
  const { importFolder } = service('runtime');
  let reading: Promise<void> | null = null;

  /** In parallel with the jobs: a large file takes minutes, and a story must not wait for it. */
  function beginReading(): void {
    reading ??= readDueSources({ payload, importFolder, signal: stopped.signal })
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) log.warn(`Sources of imports cannot be read: ${reasonOf(error)}`);
      })
      .finally(() => {
        reading = null;
      });
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await runDueJobs(payload, pool);
        beginReading();
        if (Date.now() >= cleansUpNextAt) {
          cleansUpNextAt = Date.now() + CLEAN_UP_EVERY_MS;
          await cleanUp(pool, log);
        }
        isFailing = false;
      } catch (error) {
        if (!isFailing && !stopped.signal.aborted) log.warn(`Scheduled jobs can’t run: ${reasonOf(error)}`);
        isFailing = true;
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    state: () => (isFailing ? 'failing' : 'ok'),
    async close() {
      stopped.abort();
      await ended;
    },
  };
}

async function cleanUp(pool: Pool, log: Log): Promise<void> {
  const warn = (error: unknown) => log.warn(`Data past its time could not be dropped: ${reasonOf(error)}`);
  await renewPartitions(pool, new Date()).catch(warn);
  await forgetSearches(pool, new Date()).catch(warn);
}

/** Runs the due jobs, unless another process is doing so. */
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
