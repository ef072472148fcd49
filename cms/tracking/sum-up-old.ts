import { region } from '#city';
import { FORECAST_DAYS } from '#domain/ads/slot-forecast';
import type { PoolClient } from 'pg';

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
