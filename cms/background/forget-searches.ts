import type { Pool } from 'pg';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';

/** The panel shows the last weeks. */
const KEPT_DAYS = 180;
/** Searches are arbitrary text: made-up words must not fill the disk. */
const MOST_KEPT = 10_000;

/** Deletes search counts that are too old or too many; the most frequent are kept longest. */
export async function forgetSearches(pool: Pool, now: Date): Promise<void> {
  const oldest = dateAfter(cityDay(now), -KEPT_DAYS);
  for (const table of ['search_gaps', 'asked_searches']) {
    await pool.query(`delete from ${table} where day < $1`, [oldest]);
    await pool.query(
      `delete from ${table} where ctid in (select ctid from ${table} order by count desc, day desc, query offset $1)`,
      [MOST_KEPT],
    );
  }
}
