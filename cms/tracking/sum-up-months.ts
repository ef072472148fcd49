import { region } from '#city';
import type { PoolClient } from 'pg';

/** Charts show hours for a year: complete months before this many are summed up. */
const BY_HOUR_MONTHS = 13;

/** `$2` is the zone. */
const startOf = (time: string) => `(date_trunc('month', ${time} at time zone $2) at time zone $2)`;

/** Replaces old numbers by the sum of their month, in its first hour; all sums stay the same. */
export async function sumUpMonths(client: Pick<PoolClient, 'query'>, now: Date): Promise<void> {
  await client.query(
    `with old as (
       delete from ad_hours where hour < ${startOf(`($1::timestamptz - interval '${BY_HOUR_MONTHS} months')`)}
         and hour <> ${startOf('hour')} returning *)
     insert into ad_hours as h (subject, subject_id, event, reason, hour, count)
     select subject, subject_id, event, reason, ${startOf('hour')}, sum(count) from old group by 1, 2, 3, 4, 5
     on conflict (subject, subject_id, event, reason, hour) do update set count = h.count + excluded.count`,
    [now, region.timeZone],
  );
}
