import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { findRow } from '../../queries/run-sql.ts';

/** Whom the newsletter may be mailed to, of the subscribers `s`: the only statement about it. */
const MAY_BE_MAILED = `s.status = 'subscribed'
  and not exists (select from suppressed_addresses x where x.hash = address_hash(s.email))`;

/** Whom an issue is for: by where they signed up, and by the neighborhood; everybody where both are blank. */
export type Segment = Pick<IssueDoc, 'sources' | 'neighborhoods'>;

/** The subscribers `s` of a segment. A neighborhood that was renamed or merged is found by its old name. */
export function audienceSql({ sources, neighborhoods }: Segment) {
  const [places, names] = [sources, neighborhoods].map((given) => sql`${sql.param(given ?? [])}::text[]`);
  return sql`subscribers s where ${sql.raw(MAY_BE_MAILED)}
    and (cardinality(${places}) = 0 or s.source = any (${places}))
    and (cardinality(${names}) = 0 or s.neighborhood_id in (
      select find_name('neighborhoods', given, false) from unnest(${names}) as given))`;
}

export const isForEverybody = ({ sources, neighborhoods }: Segment): boolean =>
  !sources?.length && !neighborhoods?.length;

export async function countAudience(payload: Payload, segment: Segment): Promise<number> {
  const statement = sql`select count(*)::int as count from ${audienceSql(segment)}`;
  return (await findRow<{ count: number }>(payload, statement))?.count ?? 0;
}

/** A recipient whose mail is this process's for now. */
export interface Recipient {
  readonly issueId: number;
  readonly subscriberId: number;
  readonly email: string;
  /** Including this one. */
  readonly attempts: number;
}

/**
 * Claims the next recipient who is due, whom other processes then leave alone for the lease. Nothing is handed over yet:
 * if this process dies, the next one begins anew. Whoever has left meanwhile is skipped.
 */
export async function claimRecipient(pool: Pool, leaseMs: number): Promise<Recipient | null> {
  const { rows } = await pool.query<Recipient & { isSkipped: boolean }>(
    `update newsletter_recipients r
     set attempts = r.attempts + 1, next_attempt_at = now() + $1 * interval '1 millisecond',
       state = case when exists (select from subscribers s where s.id = r.subscriber_id and ${MAY_BE_MAILED})
         then 'waiting' else 'skipped' end
     from (select r.issue_id, r.subscriber_id from newsletter_recipients r
           join newsletter_mailings m on m.issue_id = r.issue_id and m.state = 'sending'
           where r.state = 'waiting' and r.next_attempt_at <= now()
           order by r.next_attempt_at, r.subscriber_id limit 1 for update of r skip locked) due
     where r.issue_id = due.issue_id and r.subscriber_id = due.subscriber_id
     returning r.issue_id as "issueId", r.subscriber_id as "subscriberId", r.email, r.attempts,
       r.state = 'skipped' as "isSkipped"`,
    [leaseMs],
  );
  const [found] = rows;
  return found?.isSkipped ? claimRecipient(pool, leaseMs) : (found ?? null);
}

const OWN = 'issue_id = $1 and subscriber_id = $2 and attempts = $3';
const keyOf = ({ issueId, subscriberId, attempts }: Recipient) => [issueId, subscriberId, attempts];

/**
 * Notes that the server now gets the words: from here on, a mail without an answer may have arrived. False if it must
 * not: the mailing was paused or stopped, or the lease has expired.
 */
export async function noteHandedOver(pool: Pool, recipient: Recipient): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update newsletter_recipients set state = 'sending', handed_at = now()
     where ${OWN} and state = 'waiting' and next_attempt_at > now()
       and exists (select from newsletter_mailings m where m.issue_id = $1 and m.state = 'sending')`,
    keyOf(recipient),
  );
  return rowCount === 1;
}

interface Outcome {
  readonly state: 'sent' | 'bounced' | 'failed' | 'unclear' | 'waiting';
  /** What the server said. */
  readonly code?: number | null;
  readonly said?: string;
  /** Until the next attempt. */
  readonly waitMs?: number;
  /** Not the recipient's fault: the attempt does not count. */
  readonly isFree?: boolean;
}

/** Notes what became of a mail. A mailbox that does not exist is never written to again. */
export async function settle(
  pool: Pool,
  recipient: Recipient,
  { state, code = null, said, waitMs = 0, isFree = false }: Outcome,
): Promise<void> {
  await pool.query(
    `update newsletter_recipients set state = $4, code = $5, said = $6, attempts = attempts - $7,
       next_attempt_at = now() + $8 * interval '1 millisecond' where ${OWN}`,
    [...keyOf(recipient), state, code, said ?? null, Number(isFree), waitMs],
  );
  if (state === 'bounced') await suppress(pool, [recipient.email]);
}

/** Mailboxes that do not exist are never written to again, unless their owners sign up anew. */
export async function suppress(pool: Pool, emails: readonly string[]): Promise<void> {
  await pool.query(
    `update subscribers set status = 'unsubscribed' where email = any ($1) and status <> 'unsubscribed'`,
    [emails.map((email) => email.toLowerCase())],
  );
}

/**
 * Ends the mailings that have nobody left. Mails that a process was handing over when it died may have arrived: they are
 * not repeated but listed.
 */
export async function endMailings(pool: Pool, leaseMs: number): Promise<void> {
  await pool.query(
    `update newsletter_recipients set state = 'unclear',
       said = 'The site stopped before the mail server had answered.'
     where state = 'sending' and handed_at < now() - $1 * interval '1 millisecond'`,
    [leaseMs],
  );
  await pool.query(
    `update newsletter_mailings m set state = 'sent', ended_at = now(), problem = null
     where m.state = 'sending' and m.through = 'smtp' and not exists (select from newsletter_recipients r
       where r.issue_id = m.issue_id and r.state in ('waiting', 'sending'))`,
  );
}
