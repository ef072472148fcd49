import type { Pool } from 'pg';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';

/** What is left behind, and how long it is of use; `$1` is now. */
const EXPIRED = [
  // Payload deletes them at the same account's next sign-in only.
  'delete from users_sessions where expires_at < $1',
  'delete from admins_sessions where expires_at < $1',
  // Locks of editors who closed their browser.
  `delete from payload_locked_documents where updated_at < $1::timestamptz - interval '1 day'`,
  `delete from payload_jobs where has_error and updated_at < $1::timestamptz - interval '90 days'`,
  // Lists shared without an account: nobody else can delete them.
  `delete from saved_lists where user_id is null and updated_at < $1::timestamptz - interval '1 year'`,
  `delete from search_runs where finished_at < $1::timestamptz - interval '760 days'`,
];

export async function forgetExpired(pool: Pool, now: Date): Promise<void> {
  for (const statement of EXPIRED) await pool.query(statement, [now]);
}

/** The panel shows the last weeks. */
const KEPT_DAYS = 180;
/** Searches are arbitrary text: made-up words must not fill the disk. */
const MAX_KEPT = 10_000;

/** Deletes search counts that are too old or too many; the most frequent are kept longest. */
export async function forgetSearches(pool: Pool, now: Date): Promise<void> {
  const oldest = dateAfter(cityDay(now), -KEPT_DAYS);
  for (const table of ['search_gaps', 'asked_searches']) {
    await pool.query(`delete from ${table} where day < $1`, [oldest]);
    await pool.query(
      `delete from ${table} where ctid in (select ctid from ${table} order by count desc, day desc, query offset $1)`,
      [MAX_KEPT],
    );
  }
}
