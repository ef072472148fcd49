import type { changeSending as changeCall } from '#contract/newsletter-issues';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import * as texts from '#texts';
import type { Payload, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { badRequest, conflict, unavailable } from '../calls/call-error.ts';
import { reasonOf } from '../database/database-fault.ts';
import { checkIssue } from '../newsletter/issues/check-issue.ts';
import { findIssueDraft } from '../newsletter/issues/find-issue.ts';
import { presentIssue } from '../newsletter/issues/present-issue.ts';
import { buildIssueWriter } from '../newsletter/sending/issue-mail.ts';
import { sendsThrough } from '../newsletter/sending/mailings.ts';
import { listOpenedLately } from '../queries/openings.ts';
import { listPublished } from '../queries/published.ts';
import { ownSiteUrl, service } from '../start/services.ts';
import { cityInstant, refuseFaulty } from './schedule-change.ts';

const WEEK_DAYS = 7;
/** After a break, nobody wants to hear of everything since. */
const MAX_DAYS = 28;
const MAX_PICKS = 6;
const RETRY_S = 30;

/** Begins an issue with what was published and what has opened since the last one was sent; returns its id. */
export async function startIssue(req: PayloadRequest): Promise<number> {
  const { payload } = req;
  const days = await daysSinceLast(payload);
  const today = cityDay(new Date());
  const since = dateAfter(today, -days);
  const isNew = (doc: { publishDate?: string | null; createdAt: string }) => {
    const day = storedDay(doc.publishDate ?? doc.createdAt);
    return day > since && day <= today;
  };
  const [stories, guides, opened] = await Promise.all([
    listPublished(payload, 'stories'),
    listPublished(payload, 'guides'),
    listOpenedLately(payload, 1, days),
  ]);
  const newStories = stories.filter(isNew).slice(0, MAX_PICKS);
  const newGuides = guides.filter((guide) => !guide.hidden && isNew(guide)).slice(0, MAX_PICKS);
  const idsOf = (docs: readonly { id: number }[]) => docs.map(({ id }) => id);
  const [lead] = newStories;
  const parts = [
    ...(newStories.length > 0
      ? [{ blockType: 'stories' as const, heading: texts.mail.newStories(), picks: idsOf(newStories) }]
      : []),
    ...(opened.length > 0
      ? [{ blockType: 'openings' as const, heading: texts.mail.openedLately(), days }]
      : []),
    ...(newGuides.length > 0
      ? [{ blockType: 'guides' as const, heading: texts.mail.newGuides(), picks: idsOf(newGuides) }]
      : []),
  ];
  const { id } = await payload.create({
    collection: 'newsletter-issues',
    draft: true,
    req,
    data: {
      subject: lead?.title.slice(0, 120) ?? texts.mail.subject(),
      ...(lead && { alternativeSubject: texts.mail.subject() }),
      slug: await freeSlug(payload, today),
      // The ad stands between parts, and not at the top.
      blocks: [...parts.slice(0, 2), { blockType: 'ad' as const }, ...parts.slice(2)],
      _status: 'draft',
    },
  });
  return id;
}

async function daysSinceLast({ db: { pool } }: Payload): Promise<number> {
  const { rows } = await pool.query<{ days: number }>(
    `select least($1, greatest(1, ceil(extract(epoch from now() - begun_at) / 86400)))::int as days
     from newsletter_mailings where begun_at is not null order by begun_at desc limit 1`,
    [MAX_DAYS],
  );
  return rows[0]?.days ?? WEEK_DAYS;
}

/** The day of the issue, with a number from the second one on. */
async function freeSlug({ db: { pool } }: Payload, day: string): Promise<string> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from generate_series(1, 1000) n, lateral (select $1 || case n when 1 then '' else '-' || n end as slug) one
     where not exists (select from newsletter_issues i where i.slug = one.slug) order by n limit 1`,
    [day],
  );
  return rows[0]?.slug ?? day;
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
  const write = buildIssueWriter(payload, ownSiteUrl());
  for (const subject of subjects) {
    const { message } = await write(issue, { subscriberId: 0, email }, Math.random());
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

type When = { readonly day: string; readonly time: string } | { readonly now: true };

/**
 * Schedules an issue as it was last saved; from then on nobody changes it.
 * @throws CallError 400 if the time has passed or the issue cannot be sent like this, 409 if it has been scheduled or
 *   the site sends no mail
 */
export async function sendIssue(req: PayloadRequest, id: number, when: When): Promise<void> {
  const { payload } = req;
  const doc = await findIssueDraft(payload, id);
  if (sendsThrough() === 'none')
    throw conflict('This site sends no mail: set SMTP_URL, or the four settings of listmonk.');
  const at = 'now' in when ? new Date() : await cityInstant(payload, when);
  const fault = (await checkIssue(payload, doc, ownSiteUrl())).find(({ is }) => is === 'must');
  if (fault) throw badRequest(`It can’t be sent like this. ${fault.text}`);
  await payload
    .update({ collection: 'newsletter-issues', id, data: { _status: 'published' }, depth: 0, req })
    .catch((error: unknown) => refuseFaulty(error, 'It can’t be sent like this.'));
  const { rowCount } = await payload.db.pool.query(
    `insert into newsletter_mailings (issue_id, state, send_at) values ($1, 'scheduled', $2) on conflict do nothing`,
    [id, at],
  );
  if (rowCount !== 1) throw conflict('It has been scheduled already.');
}

type Action = z.infer<typeof changeCall.body>['action'];

/** @throws CallError 409 if the mailing has gone on meanwhile */
export async function changeSending(req: PayloadRequest, id: number, action: Action): Promise<void> {
  const { payload } = req;
  const { pool } = payload.db;
  const change = async (statement: string) => (await pool.query(statement, [id])).rowCount === 1;
  const isDone =
    action === 'cancel'
      ? (await takeOff(req, id)) || (await change(CHANGES.cancel))
      : await change(CHANGES[action]);
  if (!isDone) throw conflict('It has gone on meanwhile. Look again.');
}

const CHANGES: Record<Action, string> = {
  pause: `update newsletter_mailings set state = 'paused' where issue_id = $1 and state = 'sending'`,
  resume: `update newsletter_mailings set state = 'sending' where issue_id = $1 and state = 'paused'`,
  // At listmonk it ends when listmonk has stopped.
  cancel: `update newsletter_mailings set state = 'canceled', ended_at = case when through = 'smtp' then now() end
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

/** Makes a scheduled issue a draft again, which editors can change. */
async function takeOff(req: PayloadRequest, id: number): Promise<boolean> {
  const { rowCount } = await req.payload.db.pool.query(
    `delete from newsletter_mailings where issue_id = $1 and state = 'scheduled'`,
    [id],
  );
  if (rowCount !== 1) return false;
  await req.payload.update({
    collection: 'newsletter-issues',
    id,
    data: { _status: 'draft' },
    depth: 0,
    req,
  });
  return true;
}
