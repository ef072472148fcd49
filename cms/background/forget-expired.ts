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
  `delete from slot_hours where hour < $1::timestamptz - interval '13 months'`,
  // Whoever never confirmed never agreed; whoever asked to be forgotten is unsubscribed at the mailing service by now.
  `delete from subscribers where status = 'unconfirmed' and updated_at < $1::timestamptz - interval '30 days'
     or asks_to_be_forgotten and status = 'unsubscribed' and delivery = 'delivered'`,
  // Lists shared without an account: nobody else can delete them.
  `delete from saved_lists where user_id is null and updated_at < $1::timestamptz - interval '1 year'`,
];

export async function forgetExpired(pool: Pool, now: Date): Promise<void> {
  for (const statement of EXPIRED) await pool.query(statement, [now]);
}

/** The panel shows the last weeks. */
const KEPT_DAYS = 180;
/** Searches are arbitrary text: made-up words must not fill the disk. */
const MAX_KEPT = 10_000;

/** Deletes counts of searches without a result that are too old or too many; the most frequent are kept longest. */
export async function forgetSearches(pool: Pool, now: Date): Promise<void> {
  const oldest = dateAfter(cityDay(now), -KEPT_DAYS);
  await pool.query('delete from search_gaps where day < $1', [oldest]);
  await pool.query(
    'delete from search_gaps where id in (select id from search_gaps order by count desc, day desc, query offset $1)',
    [MAX_KEPT],
  );
}
