import type { changeSending as changeCall } from '#contract/newsletter-issues';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import * as texts from '#texts';
import type { Payload, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { conflict, unavailable } from '../calls/call-error.ts';
import { reasonOf } from '../database/database-fault.ts';
import { findIssueDraft, presentIssue } from '../newsletter/issues/present-issue.ts';
import { buildIssueWriter } from '../newsletter/sending/issue-mail.ts';
import { listMailedIssues, PLANNED } from '../newsletter/sending/mailings.ts';
import type { Story } from '../payload-types.ts';
import { listOpenedLately } from '../queries/openings.ts';
import { listPublished } from '../queries/published.ts';
import { service } from '../start/services.ts';

const WEEK_DAYS = 7;
/** After a break, nobody wants to hear of everything since. */
const MAX_DAYS = 28;
const MAX_PICKS = 6;
const RETRY_S = 30;

/**
 * Begins an issue with what was published and what has opened since the last one was sent; returns its id. One that was
 * begun today and is still a draft is opened again.
 */
export async function startIssue(req: PayloadRequest): Promise<number> {
  const { payload } = req;
  const today = cityDay(new Date());
  const { begun, days, slug } = await findStart(payload, today);
  if (begun !== null) return begun;
  const since = dateAfter(today, -days);
  const isNew = ({ publishDate, createdAt }: Dated) => {
    const day = storedDay(publishDate ?? createdAt);
    return day > since && day <= today;
  };
  const [stories, guides, opened] = await Promise.all([
    listPublished(payload, 'stories'),
    listPublished(payload, 'guides'),
    listOpenedLately(payload, 1, days),
  ]);
  const [lead] = stories.filter(isNew);
  const pick = (docs: readonly Dated[]) =>
    docs.flatMap((doc) => (isNew(doc) ? doc.id : [])).slice(0, MAX_PICKS);
  const guidesShown = guides.filter(({ hidden }) => !hidden);
  const parts = [
    { blockType: 'stories' as const, heading: texts.mail.newStories(), picks: pick(stories) },
    { blockType: 'openings' as const, heading: texts.mail.openedLately(), days },
    { blockType: 'guides' as const, heading: texts.mail.newGuides(), picks: pick(guidesShown) },
  ].filter(({ picks = opened }) => picks.length > 0);
  const { id } = await payload.create({
    collection: 'newsletter-issues',
    draft: true,
    req,
    data: {
      subject: lead?.title.slice(0, 120) ?? texts.mail.subject(),
      ...(lead && { alternativeSubject: texts.mail.subject() }),
      slug,
      // The ad stands between parts, and not at the top.
      blocks: [...parts.slice(0, 2), { blockType: 'ad' as const }, ...parts.slice(2)],
      _status: 'draft',
    },
  });
  return id;
}

type Dated = Pick<Story, 'id' | 'publishDate' | 'createdAt'>;

interface Start {
  /** A draft of today, that nobody has sent or scheduled. */
  readonly begun: number | null;
  /** Since the last issue. */
  readonly days: number;
  /** The day, with a number from the second issue on. */
  readonly slug: string;
}

async function findStart({ db: { pool } }: Payload, today: string): Promise<Start> {
  const { rows } = await pool.query<Start>(
    `select (select max(i.id) from newsletter_issues i where i.slug like $1 || '%' and i.id <> all ($2)) as begun,
       coalesce((select least($3, greatest(1, ceil(extract(epoch from now() - max(begun_at)) / 86400)))::int
         from newsletter_mailings having max(begun_at) is not null), $4) as days,
       (select one.slug from generate_series(1, 1000) n,
          lateral (select $1 || case n when 1 then '' else '-' || n end as slug) one
        where not exists (select from newsletter_issues i where i.slug = one.slug) order by n limit 1) as slug`,
    [today, await listMailedIssues(pool), MAX_DAYS, WEEK_DAYS],
  );
  return rows[0] ?? { begun: null, days: WEEK_DAYS, slug: today };
}

/**
 * Mails an issue as it was last saved to one address, once with each of its subjects.
 * @throws CallError 409 if the site sends no mail, 503 if the mail server refuses it
 */
export async function testIssue(payload: Payload, id: number, email: string): Promise<string> {
  const doc = await findIssueDraft(payload, id);
  if (service('runtime').smtpUrl === undefined)
    throw conflict('This site has no mail server of its own to send a test with (SMTP_URL).');
  const issue = await presentIssue(payload, doc);
  const subjects = new Set([issue.subject, doc.subject, doc.alternativeSubject?.trim()].filter(Boolean));
  const write = buildIssueWriter(payload);
  for (const subject of subjects) {
    const { message } = await write(issue, { subscriberId: 0, email });
    // The server would take a repeated id for the same mail.
    const { messageId: _, ...test } = message;
    await payload
      .sendEmail({ ...test, subject: texts.mail.test({ subject: subject ?? '' }) })
      .catch((error: unknown) => {
        throw unavailable(`The mail server didn’t take it: ${reasonOf(error)}.`, RETRY_S);
      });
  }
  return subjects.size === 1
    ? `The test is on its way to ${email}.`
    : `The test is on its way to ${email}, once with each subject.`;
}

type Action = z.infer<typeof changeCall.body>['action'];

/** @throws CallError 409 if the mailing has gone on meanwhile */
export async function changeSending({ db: { pool } }: Payload, id: number, action: Action): Promise<void> {
  const change = async (statement: string) => (await pool.query(statement, [id])).rowCount !== 0;
  const isDone = (action === 'cancel' && (await change(TAKE_OFF))) || (await change(CHANGES[action]));
  if (!isDone) throw conflict('It has gone on meanwhile. Look again.');
}

const TAKE_OFF = `delete from payload_jobs
  where not processing and id in (select job from (${PLANNED}) planned where issue_id = $1)`;

const CHANGES: Record<Action, string> = {
  pause: `update newsletter_mailings set state = 'paused' where issue_id = $1 and state = 'sending'`,
  resume: `update newsletter_mailings set state = 'sending' where issue_id = $1 and state = 'paused'`,
  // At listmonk it ends when listmonk has stopped.
  cancel: `update newsletter_mailings
    set state = 'canceled', ended_at = case when through is distinct from 'listmonk' then now() end
    where issue_id = $1 and state in ('sending', 'paused')`,
  repeat: `with again as (
      update newsletter_recipients set state = 'waiting', attempts = 0, next_attempt_at = now(), said = null
      where issue_id = $1 and state = 'unclear'
        and exists (select from newsletter_mailings m where m.issue_id = $1 and m.state in ('sending', 'paused', 'sent'))
      returning 1
    )
    update newsletter_mailings set state = case state when 'sent' then 'sending' else state end, ended_at = null
    where issue_id = $1 and exists (select from again)`,
};
