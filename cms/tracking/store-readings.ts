import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import type { Pool, PoolClient } from 'pg';
import type { ReadingRow } from './tracked-event.ts';

/** Enough to compare a season with the same one of the year before. */
export const READINGS_KEPT_DAYS = 760;

/** Days are updated in key order, so that two processes cannot deadlock. */
const STORE = {
  name: 'store readings',
  text: `insert into readership_days as d (kind, key, event, reason, day, count)
    select kind, key, event, reason, day, count(*)
    from json_to_recordset($1::json) as r(kind text, key text, event text, reason text, day date)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (kind, key, event, reason, day) do update set count = d.count + excluded.count`,
};

/**
 * Adds a batch to the daily counts, the only data kept of it. Not retried: without a row per reading, a retry could
 * count twice, and losing a page view does no harm.
 */
export async function storeReadings(pool: Pool, rows: readonly ReadingRow[]): Promise<void> {
  await pool.query({ ...STORE, values: [JSON.stringify(rows)] });
}

export async function forgetReadings(client: PoolClient, now: Date): Promise<void> {
  await client.query('delete from readership_days where day < $1', [
    dateAfter(cityDay(now), -READINGS_KEPT_DAYS),
  ]);
}
