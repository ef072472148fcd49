import { region } from '#city';
import { FORECAST_DAYS } from '#domain/ads/slot-forecast';
import type { Pool, PoolClient } from 'pg';
import { tryWithLock } from '../database/advisory-locks.ts';
import { dropOldEvents, ensurePartitions } from './partitions.ts';

/** Creates the next month's partition, deletes expired events, and sums up old numbers. */
export async function renewPartitions(pool: Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await tryWithLock(pool, 'retention', async (client) => {
    try {
      // Dropping a partition locks the whole table: rather retry in an hour than queue behind a long reader.
      await client.query("set lock_timeout = '2s'");
      await dropOldEvents(client, now);
      await sumUpOld(client, now);
    } finally {
      await client.query('reset lock_timeout').catch(() => undefined);
    }
  });
}

/** Charts show days for a year: complete months before this many are summed up. */
const BY_DAY_MONTHS = 13;

/** `$1` is now, `$2` the zone. */
const startOf = (unit: 'day' | 'month', time: string) =>
  `(date_trunc('${unit}', ${time} at time zone $2) at time zone $2)`;
const ago = (interval: string) => `($1::timestamptz - interval '${interval}')`;

/**
 * What is asked of numbers by hour: those of today, and of featured businesses the hours of past weeks, by which they are
 * delivered. Any other day is one number, so that the dashboard reads few.
 */
const OVER = {
  day: `(subject <> 'featured' and hour < ${startOf('day', '$1::timestamptz')}
    or hour < ${startOf('day', ago(`${FORECAST_DAYS} days`))})`,
  month: `hour < ${startOf('month', ago(`${BY_DAY_MONTHS} months`))}`,
} as const;

/** Replaces old numbers by the sum of their day, then of their month, in its first hour; all sums stay the same. */
export async function sumUpOld(client: Pick<PoolClient, 'query'>, now: Date): Promise<void> {
  for (const unit of ['day', 'month'] as const) {
    await client.query(
      `with old as (
         delete from ad_hours where ${OVER[unit]} and hour <> ${startOf(unit, 'hour')} returning *)
       insert into ad_hours as h (subject, subject_id, event, reason, hour, count)
       select subject, subject_id, event, reason, ${startOf(unit, 'hour')}, sum(count) from old group by 1, 2, 3, 4, 5
       on conflict (subject, subject_id, event, reason, hour) do update set count = h.count + excluded.count`,
      [now, region.timeZone],
    );
  }
}
