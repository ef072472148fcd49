import type { NewsletterIssue, SendingState } from '#contract/newsletter-issues';
import { momentText } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import type { Pool } from 'pg';
import { service } from '../../start/services.ts';

/** The mailing of an issue, or its place on the schedule; a draft has none. */
export interface Mailing {
  readonly state: SendingState;
  readonly sendAt: Date;
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

/** Issues on the schedule: Payload publishes them then, and to publish one is to send it. */
export const PLANNED = `select id as job, processing, (input #>> '{doc,value}')::int as issue_id, wait_until,
    case when has_error then 'draft' else 'scheduled' end as state,
    case when has_error then 'It could not go out: ' || coalesce(error ->> 'message', 'the log says why.') end as problem
  from payload_jobs where task_slug = 'schedulePublish' and completed_at is null
    and input #>> '{doc,relationTo}' = 'newsletter-issues'`;

/** One that is about to begin counts as under way; a time on the schedule that failed only if there is nothing newer. */
const MAILING = `select * from (
  select case m.state when 'scheduled' then 'sending' else m.state end as state, m.send_at as "sendAt", m.problem,
    m.left_count as left,
    coalesce(m.counts, (select ${COUNTS} from newsletter_recipients r where r.issue_id = m.issue_id)) as counts
  from newsletter_mailings m where m.issue_id = $1
  union all select state, wait_until, problem, 0, $2::json from (${PLANNED}) planned where issue_id = $1
  ) found order by state = 'draft' limit 1`;

export async function readMailing(pool: Pool, issueId: number): Promise<Mailing | null> {
  const { rows } = await pool.query<Mailing>(MAILING, [issueId, JSON.stringify(NO_COUNTS)]);
  return rows[0] ?? null;
}

/** The ids of the issues that are scheduled, under way or mailed. The schedule itself may publish one. */
export async function listMailedIssues(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select issue_id as id from newsletter_mailings
     union select issue_id from (${PLANNED}) planned where state = 'scheduled' and not processing`,
  );
  return rows.map(({ id }) => id);
}

/** What is mailed, as it was when the sending began. */
export async function readContent(pool: Pool, issueId: number): Promise<NewsletterIssue | undefined> {
  const { rows } = await pool.query<{ content: NewsletterIssue }>(
    'select content from newsletter_mailings where issue_id = $1',
    [issueId],
  );
  return rows[0]?.content;
}

/** The issues that readers have in their inboxes, newest first. */
export async function listSentIssues(pool: Pool): Promise<{ content: NewsletterIssue; sentAt: Date }[]> {
  const { rows } = await pool.query<{ content: NewsletterIssue; sentAt: Date }>(
    `select content, begun_at as "sentAt" from newsletter_mailings
     where content is not null and state in ('sending', 'paused', 'sent') order by begun_at desc, issue_id desc`,
  );
  return rows;
}

/** "Scheduled for Thu, Dec 3, 2026, 8:00 a.m.", "Sending: 1,200 delivered, 3,800 waiting", "Sent Thu, …: 4,990 delivered, 10 bounced, 3 left". */
export function mailingText(mailing: Mailing | null): string {
  if (!mailing || mailing.state === 'draft') return 'Draft';
  const { state, sendAt, counts, left } = mailing;
  const when = momentText(sendAt.toISOString());
  if (state === 'scheduled') return `Scheduled for ${when}`;
  const head = { sending: 'Sending', paused: 'Paused', canceled: 'Stopped', sent: `Sent ${when}` }[state];
  const numbers = [
    [counts.sent, 'delivered'],
    [counts.bounced, 'bounced'],
    [counts.failed, 'refused'],
    [counts.unclear, 'unclear'],
    [counts.skipped, 'left before'],
    [left, 'left by its link'],
    [counts.waiting, state === 'canceled' ? 'not mailed' : 'waiting'],
  ] as const;
  const told = numbers.filter(([count]) => count > 0).map(([count, words]) => `${countText(count)} ${words}`);
  return `${head}: ${told.join(', ') || (state === 'sending' ? 'it begins' : 'nobody')}`;
}

/** Who sends the issues: listmonk where it has the list, else our own queue over SMTP. */
export function sendsThrough(): 'smtp' | 'listmonk' | 'none' {
  if (service('newsletter').hasProvider) return 'listmonk';
  return service('runtime').smtpUrl === undefined ? 'none' : 'smtp';
}
