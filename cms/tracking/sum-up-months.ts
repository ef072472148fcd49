import { region } from '#city';
import type { PoolClient } from 'pg';

interface Counts {
  readonly table: string;
  readonly keys: readonly string[];
  readonly time: string;
  /** The start of the month that a row is counted for. */
  readonly month: string;
  /** Complete months before this many are summed up. */
  readonly months: number;
}

/** `$2` is the zone. */
const startOf = (time: string) => `(date_trunc('month', ${time} at time zone $2) at time zone $2)`;

/** Charts show hours for a year, and readers by day for two months. */
const COUNTS: readonly Counts[] = [
  {
    table: 'ad_hours',
    keys: ['subject', 'subject_id', 'event', 'reason'],
    time: 'hour',
    month: startOf('hour'),
    months: 13,
  },
  { table: 'ad_refused_hours', keys: [], time: 'hour', month: startOf('hour'), months: 13 },
  {
    table: 'readership_days',
    keys: ['kind', 'key', 'event', 'reason'],
    time: 'day',
    month: `date_trunc('month', day)::date`,
    months: 3,
  },
];

/** Replaces old numbers by the sum of their month, at its beginning; all sums stay the same. */
export async function sumUpMonths(client: Pick<PoolClient, 'query'>, now: Date): Promise<void> {
  for (const { table, keys, time, month, months } of COUNTS) {
    const columns = [...keys, time].join(', ');
    await client.query(
      `with old as (
         delete from ${table} where ${time} < ${startOf(`($1::timestamptz - interval '${months} months')`)}
           and ${time} <> ${month} returning *)
       insert into ${table} as c (${columns}, count)
       select ${[...keys, month].join(', ')}, sum(count) from old group by ${[...keys, month].join(', ')}
       on conflict (${columns}) do update set count = c.count + excluded.count`,
      [now, region.timeZone],
    );
  }
}
