import type { Pool } from 'pg';
import { baltimoreDay } from '#domain/calendar/baltimore-day';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The desk reads the last weeks. */
const KEPT_DAYS = 180;
/** Anybody can search for anything: made-up words must not fill the disk. */
const MOST_KEPT = 10_000;

/** Forgets searches without a hit that are too old, or too many; what was searched for most often stays longest. */
export async function forgetSearchGaps(pool: Pool, now: Date): Promise<void> {
  const oldest = baltimoreDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  await pool.query('delete from search_gaps where day < $1', [oldest]);
  await pool.query(
    'delete from search_gaps where id in (select id from search_gaps order by count desc, day desc, id desc offset $1)',
    [MOST_KEPT],
  );
}
