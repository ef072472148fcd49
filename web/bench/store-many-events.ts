import { region } from '#city';
import { ensurePartitionNamed } from '#cms/tracking/partitions';
import type { ClientBase } from 'pg';

const DAYS = 88;

/** Where ads are shown, the more often the further left. */
const PAGES = ['home', 'home', 'guide', 'cuisine', 'neighborhood', 'cuisines'];

interface Flights {
  readonly ads: readonly number[];
  readonly businesses: readonly number[];
}

/**
 * Generated events of the last three months, raw rows with their sums, for these ads and featured businesses in turn; a
 * tenth of them discarded.
 */
export async function storeManyEvents(
  client: ClientBase,
  count: number,
  { ads, businesses }: Flights,
): Promise<void> {
  const { rows: months } = await client.query<{ name: string }>(
    `select 'ad_events_' || to_char(m, 'YYYY_MM') as name
     from generate_series(date_trunc('month', (now() at time zone 'UTC') - interval '${DAYS} days'),
       now() at time zone 'UTC', interval '1 month') m`,
  );
  for (const { name } of months) await ensurePartitionNamed(client, name);
  await client.query('begin');
  await client.query(
    `with made as (
       insert into ad_events (id, subject, subject_id, event, reason, page, ip, user_agent, at)
       select gen_random_uuid(), subject, case subject when 'ad' then ($2::int[])[1 + (n / 3) % cardinality($2::int[])]
           else ($3::int[])[1 + (n / 3) % cardinality($3::int[])] end,
         case when n % 50 > 1 then 'impression' when subject = 'ad' then 'click'
           when n % 100 = 0 then 'phone' else 'website' end,
         case when n % 10 = 3 then 'bot' end,
         case subject when 'ad' then ($4::text[])[1 + n / 7 % ${PAGES.length}] else 'home' end, '10.' || n % 250 || '.7.0/24', 'Made up', at
       from (select n, case when n % 5 < 2 then 'featured' else 'ad' end as subject,
           now() - random() * interval '${DAYS} days' as at from generate_series(1, $1::int) n) g
       returning subject, subject_id, event, reason, page, at
     ), days as (
       insert into ad_days (subject, subject_id, event, page, creative, day, count)
       select subject, subject_id, event, page, '', (at at time zone $5)::date, count(*)
       from made where reason is null group by 1, 2, 3, 4, 5, 6
     ), slots as (
       insert into slot_hours (page, topic, hour, count)
       select page, '', date_trunc('hour', at, $5), count(*)
       from made where reason is null and subject = 'ad' and event = 'impression' group by 1, 3
       on conflict (page, topic, hour) do update set count = slot_hours.count + excluded.count
     )
     insert into ad_hours (subject, subject_id, event, reason, hour, count)
     select subject, subject_id, event, coalesce(reason, ''), date_trunc('hour', at, $5), count(*)
     from made group by 1, 2, 3, 4, 5
     on conflict (subject, subject_id, event, reason, hour) do update set count = ad_hours.count + excluded.count`,
    [count, ads, businesses, PAGES, region.timeZone],
  );
  await client.query('commit');
  await client.query('vacuum analyze ad_hours, ad_days, slot_hours');
}
