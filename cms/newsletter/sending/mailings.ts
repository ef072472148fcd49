import type { NewsletterIssue, SendingState } from '#contract/newsletter-issues';
import { momentText } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import type { Pool } from 'pg';

/** The mailing of an issue; a draft has none. */
export interface Mailing {
  readonly issueId: number;
  readonly state: Exclude<SendingState, 'draft'>;
  readonly sendAt: Date;
  /** What is mailed: the issue as it was when sending began. */
  readonly content: NewsletterIssue | null;
  /** The campaign at listmonk, if it sends. */
  readonly campaignId: number | null;
  readonly problem: string | null;
  readonly counts: Counts;
  /** How many unsubscribed by its link. */
  readonly left: number;
}

export type Counts = Readonly<
  Record<'waiting' | 'sent' | 'bounced' | 'failed' | 'unclear' | 'skipped', number>
>;

export const NO_COUNTS: Counts = { waiting: 0, sent: 0, bounced: 0, failed: 0, unclear: 0, skipped: 0 };

/** A mail in the hands of a process counts as waiting. */
const COUNTS = `json_build_object(${['sent', 'bounced', 'failed', 'unclear', 'skipped']
  .map((state) => `'${state}', count(*) filter (where r.state = '${state}')`)
  .join(', ')}, 'waiting', count(*) filter (where r.state in ('waiting', 'sending')))`;

const MAILINGS = `select m.issue_id as "issueId", m.state, m.send_at as "sendAt", m.content,
    m.campaign_id as "campaignId", m.problem, m.left_count as left,
    coalesce(m.counts, (select ${COUNTS} from newsletter_recipients r where r.issue_id = m.issue_id)) as counts
  from newsletter_mailings m`;

export async function readMailing(pool: Pool, issueId: number): Promise<Mailing | null> {
  const { rows } = await pool.query<Mailing>(`${MAILINGS} where m.issue_id = $1`, [issueId]);
  return rows[0] ?? null;
}

/** The newest mailings that have begun, newest first. */
export async function listMailings(pool: Pool, most: number): Promise<Mailing[]> {
  const { rows } = await pool.query<Mailing>(
    `${MAILINGS} where begun_at is not null order by begun_at desc limit $1`,
    [most],
  );
  return rows;
}

/** The ids of the issues that are scheduled, under way or mailed. */
export async function listMailedIssues(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select issue_id as id from newsletter_mailings');
  return rows.map(({ id }) => id);
}

/** The issues that readers have in their inboxes, newest first. */
export async function listSentIssues(pool: Pool): Promise<{ content: NewsletterIssue; sentAt: Date }[]> {
  const { rows } = await pool.query<{ content: NewsletterIssue; sentAt: Date }>(
    `select content, begun_at as "sentAt" from newsletter_mailings
     where content is not null and state in ('sending', 'paused', 'sent') order by begun_at desc, issue_id desc`,
  );
  return rows;
}

/** "Scheduled for Thu, Dec 3, 2026, 8:00 a.m.", "Sending: 1,200 of 5,000", "Sent Thu, …". */
export function mailingText(mailing: Mailing | null): string {
  if (!mailing) return 'Draft';
  const { state, sendAt, counts } = mailing;
  const when = momentText(sendAt.toISOString());
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const progress = `${countText(all - counts.waiting)} of ${countText(all)}`;
  switch (state) {
    case 'scheduled':
      return `Scheduled for ${when}`;
    case 'sending':
      return `Sending: ${progress}`;
    case 'paused':
      return `Paused: ${progress}`;
    case 'canceled':
      return `Stopped: ${progress}`;
    case 'sent':
      return `Sent ${when}`;
  }
}
