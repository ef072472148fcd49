import { ensurePartitionNamed } from '#cms/tracking/partitions';
import type { ClientBase } from 'pg';

const DAYS = 88;

/**
 * Generated events of the last three months, raw rows with their roll-up: twelve ads and eight featured
 * businesses, a tenth of them discarded.
 */
export async function storeManyEvents(client: ClientBase, count: number): Promise<void> {
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
       select gen_random_uuid(), subject, 900000 + (n / 3) % case subject when 'ad' then 12 else 8 end,
         case when n % 50 > 1 then 'impression' when subject = 'ad' then 'click'
           when n % 100 = 0 then 'phone' else 'website' end,
         case when n % 10 = 3 then 'bot' end, 'home', '10.' || n % 250 || '.7.0/24', 'Made up', at
       from (select n, case when n % 5 < 2 then 'featured' else 'ad' end as subject,
           now() - random() * interval '${DAYS} days' as at from generate_series(1, $1::int) n) g
       returning subject, subject_id, event, reason, at
     )
     insert into ad_hours (subject, subject_id, event, reason, hour, count)
     select subject, subject_id, event, coalesce(reason, ''), date_trunc('hour', at, 'UTC'), count(*)
     from made group by 1, 2, 3, 4, 5
     on conflict (subject, subject_id, event, reason, hour) do update set count = ad_hours.count + excluded.count`,
    [count],
  );
  await client.query('commit');
  await client.query('vacuum analyze ad_hours');
}
