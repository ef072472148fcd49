import { region } from '#city';
import type { Pool } from 'pg';
import type { EventRow } from './tracked-event.ts';

/**
 * One statement, hence one commit for the whole batch: the raw rows, and the hourly counts of exactly those
 * rows that are new, by full hours of the city, which in some zones begin at a quarter or half. Hours are updated in key order, so that two processes cannot deadlock.
 */
const STORE = {
  name: 'store ad events',
  text: `with stored as (
      insert into ad_events (id, subject, subject_id, event, reason, page, ip, user_agent, at)
      select id, subject, subject_id, event, reason, page, ip, user_agent, at
      from json_to_recordset($1::json) as e(id uuid, subject text, subject_id int, event text, reason text, page text,
        ip text, user_agent text, at timestamptz)
      on conflict do nothing
      returning subject, subject_id, event, reason, at
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
