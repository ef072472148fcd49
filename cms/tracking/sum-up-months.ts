import { region } from '#city';
import type { PoolClient } from 'pg';

/** Charts show hours for a year: complete months before this many are summed up. */
const BY_HOUR_MONTHS = 13;

/** `$2` is the zone. */
const startOf = (time: string) => `(date_trunc('month', ${time} at time zone $2) at time zone $2)`;

/** Tables of hourly counts, each with what is counted separately. */
const TABLES = { ad_hours: ['subject', 'subject_id', 'event', 'reason'], ad_refused_hours: [] };

/** Replaces old numbers by the sum of their month, in its first hour; all sums stay the same. */
export async function sumUpMonths(client: Pick<PoolClient, 'query'>, now: Date): Promise<void> {
  for (const [table, keys] of Object.entries(TABLES)) {
    const columns = [...keys, 'hour'].join(', ');
    const sums = [...keys, startOf('hour')].join(', ');
    await client.query(
      `with old as (
         delete from ${table} where hour < ${startOf(`($1::timestamptz - interval '${BY_HOUR_MONTHS} months')`)}
           and hour <> ${startOf('hour')} returning *)
       insert into ${table} as c (${columns}, count)
       select ${sums}, sum(count) from old group by ${sums}
       on conflict (${columns}) do update set count = c.count + excluded.count`,
      [now, region.timeZone],
    );
  }
}
