import { region } from '#city';
import type { Pool } from 'pg';
import { OTHER_PAGE, type EventRow } from './tracked-event.ts';

/**
 * One statement, hence one commit for the whole batch: the raw rows, and the counts of exactly those rows that are new,
 * by full hours of the city, which in some zones begin at a quarter or half. Of those that count also by day, page and
 * picture, and, for pages with a slot, the views of the slot by hour. Counts are updated in key order, table by table, so
 * that two processes cannot deadlock.
 */
const STORE = {
  name: 'store ad events',
  text: `with received as (
      select * from json_to_recordset($1::json) as e(id uuid, subject text, subject_id int, event text, reason text,
        page text, slot text, topic text, creative text, ip text, user_agent text, at timestamptz)
    ), new as (
      insert into ad_events (id, subject, subject_id, event, reason, page, creative, ip, user_agent, at)
      select id, subject, subject_id, event, reason, page, creative, ip, user_agent, at from received
      on conflict do nothing
      returning id
    ), stored as (
      select * from received where id in (select id from new)
    ), days as (
      insert into ad_days as d (subject, subject_id, event, page, creative, day, count)
      select subject, subject_id, event, slot, coalesce(creative, ''), (at at time zone $2)::date, count(*)
      from stored where reason is null and subject <> 'slot' group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (subject, subject_id, event, page, creative, day) do update set count = d.count + excluded.count
    ), slots as (
      insert into slot_hours as s (page, topic, hour, count)
      select slot, topic, date_trunc('hour', at, $2), count(*)
      from stored where reason is null and subject in ('ad', 'slot') and event = 'impression' and slot <> '${OTHER_PAGE}'
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (page, topic, hour) do update set count = s.count + excluded.count
    )
    insert into ad_hours as h (subject, subject_id, event, reason, hour, count)
    select subject, subject_id, event, coalesce(reason, ''), date_trunc('hour', at, $2), count(*)
    from stored group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (subject, subject_id, event, reason, hour) do update set count = h.count + excluded.count`,
};

/** Stores a batch with its roll-up. Idempotent. */
export async function storeEvents(pool: Pool, rows: readonly EventRow[]): Promise<void> {
  await pool.query({ ...STORE, values: [JSON.stringify(rows), region.timeZone] });
}
