import type { NewsletterIssue, Sending, SendingState } from '#contract/newsletter-issues';
import { momentText } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { ClientBase, Pool } from 'pg';
import { runInRequest } from '#cms/database/run-in-request';
import type { NewsletterIssue as IssueDoc } from '../../payload-types.ts';
import { service } from '../../start/services.ts';
import { presentIssue } from '../issues/present-issue.ts';
import { audienceSql } from './recipients.ts';

/** Who sends the issues: listmonk where it has the list, else our own queue over SMTP. */
export function sendsThrough(): 'smtp' | 'listmonk' | 'none' {
  if (service('newsletter').hasProvider) return 'listmonk';
  return service('runtime').smtpUrl === undefined ? 'none' : 'smtp';
}

/**
 * Begins the mailing of an issue in the request that publishes it: what is mailed is fixed now, with everyone who gets
 * it, so that nobody is forgotten. False if it began before.
 */
export async function beginMailing(
  req: PayloadRequest,
  doc: IssueDoc,
  through = sendsThrough(),
): Promise<boolean> {
  const content = JSON.stringify(await presentIssue(req.payload, doc));
  const [begun] = await runInRequest(
    req,
    sql`with begun as (
          insert into newsletter_mailings (issue_id, state, through, content, send_at, begun_at)
          values (${doc.id}, 'sending', ${through}, ${content}, now(), now()) on conflict do nothing returning *
        ), enlisted as (
          insert into newsletter_recipients (issue_id, subscriber_id, email)
          select issue_id, s.id, s.email from begun cross join ${audienceSql(doc)} and through = 'smtp'
          on conflict do nothing
        )
        select issue_id from begun`,
  );
  return begun !== undefined;
}

/** The mailing of an issue, or its place on the schedule; a draft has none. */
export interface Mailing {
  readonly state: SendingState;
  readonly sendAt: Date;
  readonly problem: string | null;
  /** Recipients by what became of their mail, those without any left out; `left` unsubscribed by its link. */
  readonly counts: Readonly<Record<string, number>>;
  /** Addresses that somebody should look at. */
  readonly troubles: Sending['troubles'];
}

/** In the order in which they are told. */
const COUNTED = {
  sent: 'delivered',
  bounced: 'bounced',
  failed: 'refused',
  unclear: 'unclear',
  skipped: 'left before',
  left: 'left by its link',
  waiting: 'waiting',
};

/** Issues on the schedule: Payload publishes them then, and to publish one is to send it. */
export const PLANNED = `select id as job, processing, (input #>> '{doc,value}')::int as issue_id, wait_until,
    case when has_error then 'draft' else 'scheduled' end as state,
    case when has_error then 'It could not go out: ' || coalesce(error ->> 'message', 'the log says why.') end as problem
  from payload_jobs where task_slug = 'schedulePublish' and completed_at is null
    and input #>> '{doc,relationTo}' = 'newsletter-issues'`;

/** A time on the schedule that failed counts only if there is nothing newer; a mail in the hands of a process waits. */
const MAILING = `select state, at as "sendAt", problem,
    coalesce(counts::jsonb, (select jsonb_object_agg(became, count) from (
      select case r.state when 'sending' then 'waiting' else r.state end as became, count(*)
      from newsletter_recipients r where issue_id = $1 group by 1) counted), '{}') || jsonb_build_object('left', left_count) as counts,
    array(select json_build_object('email', email, 'state', r.state, 'said', coalesce(said, ''))
      from newsletter_recipients r where issue_id = $1 and r.state in ('unclear', 'failed', 'bounced')
      order by r.state = 'unclear' desc, r.state = 'failed' desc, subscriber_id limit 100) as troubles
  from (select state, send_at as at, problem, counts, left_count from newsletter_mailings where issue_id = $1
        union all select state, wait_until, problem, null, 0 from (${PLANNED}) planned where issue_id = $1) found
  order by state = 'draft' limit 1`;

export async function readMailing(pool: Pool, issueId: number): Promise<Mailing | null> {
  const { rows } = await pool.query<Mailing>(MAILING, [issueId]);
  return rows[0] ?? null;
}

/** The ids of the issues that are scheduled, under way or mailed. The schedule itself may publish one. */
export async function listMailedIssues(pool: Pool | ClientBase): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select issue_id as id from newsletter_mailings
     union select issue_id from (${PLANNED}) planned where state = 'scheduled' and not processing`,
  );
  return rows.map(({ id }) => id);
}

/** The issues that readers have in their inboxes as they were when the sending began, newest first; or one of them. */
export async function listSentIssues(
  pool: Pool,
  id: number | null = null,
): Promise<{ content: NewsletterIssue; sentAt: Date }[]> {
  const { rows } = await pool.query<{ content: NewsletterIssue; sentAt: Date }>(
    `select content, begun_at as "sentAt" from newsletter_mailings
     where issue_id = $1 or $1 is null and state in ('sending', 'paused', 'sent') order by begun_at desc, issue_id desc`,
    [id],
  );
  return rows;
}

/** What stands for the sending of an issue that has none. */
export const DRAFT = 'Draft';

/** "Scheduled for Thu, Dec 3, 2026, 8:00 a.m.", "Sending: 1,200 delivered, 3,800 waiting", "Sent Thu, …: 4,990 delivered, 10 bounced". */
export function mailingText(mailing: Mailing | null): string {
  if (!mailing || mailing.state === 'draft') return DRAFT;
  const { state, sendAt, counts } = mailing;
  const when = momentText(sendAt.toISOString());
  if (state === 'scheduled') return `Scheduled for ${when}`;
  const head = { sending: 'Sending', paused: 'Paused', canceled: 'Stopped', sent: `Sent ${when}` }[state];
  const words = { ...COUNTED, ...(state === 'canceled' && { waiting: 'not mailed' }) };
  const told = Object.entries(words)
    .filter(([became]) => (counts[became] ?? 0) > 0)
    .map(([became, name]) => `${countText(counts[became] ?? 0)} ${name}`);
  return `${head}: ${told.join(', ') || (state === 'sending' ? 'it begins' : 'nobody')}`;
}
