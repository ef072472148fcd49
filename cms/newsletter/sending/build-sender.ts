import type { NewsletterIssue } from '#contract/newsletter-issues';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { reasonOf } from '../../database/database-fault.ts';
import type { Log } from '../../database/log.ts';
import type { BulkMailer } from '../../outbound/bulk-mailer.ts';
import { storeWithPatience } from '../../tracking/event-writer.ts';
import { buildIssueMails, impressionOf } from './issue-mail.ts';
import { readRefusal } from './read-refusal.ts';
import { giveBack, noteHandedOver, noteRefused, noteSent, type Recipient } from './recipients.ts';

interface SenderOptions {
  readonly payload: Payload;
  readonly mailer: BulkMailer;
  readonly siteUrl: string;
  readonly log: Log;
  readonly delayMs: (attempts: number) => number | null;
}

/**
 * Sends the mail of a claimed recipient and notes what became of it. Rejects if no mail gets through at present, with
 * the reason noted at the mailing.
 */
export function buildSender({ payload, mailer, siteUrl, log, delayMs }: SenderOptions) {
  const { pool } = payload.db;
  const mails = buildIssueMails(payload, siteUrl);
  /** Issues under way, as they were when their sending began. */
  const issues = new LRUCache<number, NewsletterIssue>({ max: 4 });

  async function send(recipient: Recipient): Promise<void> {
    const mail = { isDue: true, isHandedOver: false };
    const { message, ad } = await mails.write(await issueOf(recipient.issueId), recipient, Math.random());
    try {
      await mailer.send(message, async () => {
        mail.isDue = await noteHandedOver(pool, recipient);
        if (!mail.isDue) throw new Error('The mailing was paused.');
        mail.isHandedOver = true;
      });
    } catch (error) {
      return mail.isDue ? noteFailure(recipient, error, mail.isHandedOver) : giveBack(pool, recipient);
    }
    await noteSent(pool, recipient);
    // The mail is out, whether it could be counted or not.
    if (ad)
      await storeWithPatience(pool, [impressionOf(ad, recipient, new Date())]).catch((error: unknown) =>
        log.warn(`An impression of an ad could not be stored: ${reasonOf(error)}`),
      );
  }

  async function noteFailure(recipient: Recipient, error: unknown, isHandedOver: boolean): Promise<void> {
    const refusal = readRefusal(error, isHandedOver);
    if (refusal.is !== 'service') {
      const waitMs = refusal.is === 'later' ? delayMs(recipient.attempts) : null;
      return noteRefused(pool, recipient, refusal, waitMs);
    }
    await giveBack(pool, recipient);
    const problem = `The mail server doesn’t take our mail: ${refusal.code === null ? reasonOf(error) : refusal.said}.`;
    await noteProblem(recipient.issueId, problem);
    throw new Error(problem);
  }

  async function noteProblem(issueId: number, problem: string | null): Promise<void> {
    await pool.query(
      'update newsletter_mailings set problem = $2 where issue_id = $1 and problem is distinct from $2',
      [issueId, problem],
    );
  }

  async function issueOf(id: number): Promise<NewsletterIssue> {
    const kept = issues.get(id);
    if (kept) return kept;
    const { rows } = await pool.query<{ content: NewsletterIssue }>(
      'update newsletter_mailings set problem = null where issue_id = $1 returning content',
      [id],
    );
    const content = rows[0]?.content;
    if (!content) throw new Error(`The issue ${id} has no content.`);
    issues.set(id, content);
    return content;
  }

  return send;
}
