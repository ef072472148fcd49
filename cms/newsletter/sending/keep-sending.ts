import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { keepRunning, type Loop } from '../../background/keep-running.ts';
import { sharedLimiter } from '../../calls/rate-limits.ts';
import { reasonOf } from '../../database/database-fault.ts';
import type { Log } from '../../database/log.ts';
import type { BulkMailer } from '../../outbound/bulk-mailer.ts';
import { storeWithPatience } from '../../tracking/event-writer.ts';
import { ProviderFault } from '../newsletter-provider.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { buildIssueWriter, impressionOf } from './issue-mail.ts';
import { listSentIssues } from './mailings.ts';
import { readRefusal } from './read-refusal.ts';
import { claimRecipient, endMailings, noteHandedOver, settle, type Recipient } from './recipients.ts';

/** Looks for mailings that have begun, and after a fault of the mail server tries again. */
const LOOK_EVERY_MS = 5_000;
/** Longer than any attempt (see the timeouts of `outbound`): afterwards the mail of a process that died is another's. */
const LEASE_MS = 120_000;
/** Issues in memory; more than one is rarely under way. */
const CONTENTS = 4;
const GIVEN_BACK = { state: 'waiting', isFree: true } as const;

interface KeepSendingOptions {
  payload: Payload;
  mailer: BulkMailer;
  /** Mails a second, of all processes together. */
  rate: number;
  log: Log;
  /** Overridden only in tests. */
  timing?: { leaseMs?: number; lookMs?: number; delayMs?: (attempts: number) => number | null };
}

/**
 * Mails issues when they are due. The ledger of recipients in PostgreSQL decides who gets a mail (decisions §10): it is
 * claimed, noted as handed over when the server waits for the words, and noted with the server's answer. So a process
 * that dies forgets nobody and mails nobody twice, and several share the work.
 */
export function keepSending({ payload, mailer, rate, log, timing = {} }: KeepSendingOptions): Loop {
  const { pool } = payload.db;
  const {
    leaseMs = LEASE_MS,
    lookMs = LOOK_EVERY_MS,
    delayMs = (attempts: number) => retryDelayMs(attempts, Math.random()),
  } = timing;
  const send = buildSender({ payload, mailer, log, delayMs });
  const limiter = sharedLimiter(payload, 'newsletter-mails', { points: rate, duration: 1 });

  async function work(stopped: AbortSignal): Promise<void> {
    const senders = Array.from({ length: mailer.atOnce }, () => sendDue(stopped));
    const failed = (await Promise.allSettled(senders)).find((one) => one.status === 'rejected');
    await noteProblem(failed ? reasonOf(failed.reason) : null);
    if (failed) throw failed.reason;
    await endMailings(pool, leaseMs);
  }

  /** Of everything under way: no mail gets through at present, or the last attempts did. */
  async function noteProblem(problem: string | null): Promise<void> {
    await pool.query(
      `update newsletter_mailings set problem = $1
       where through = 'smtp' and state = 'sending' and problem is distinct from $1`,
      [problem],
    );
  }

  async function sendDue(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const recipient = await claimRecipient(pool, leaseMs);
      if (!recipient) return;
      if (await takeTurn(limiter, stopped)) await send(recipient);
      else await settle(pool, recipient, GIVEN_BACK);
    }
  }

  return keepRunning({ name: 'Sending the newsletter', work, everyMs: lookMs, log });
}

/** Waits until the rate allows another mail; false once stopped. */
async function takeTurn(limiter: RateLimiterPostgres, stopped: AbortSignal): Promise<boolean> {
  for (;;) {
    if (stopped.aborted) return false;
    try {
      await limiter.consume('all');
      return true;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await sleep(error.msBeforeNext, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

type SenderOptions = Pick<KeepSendingOptions, 'payload' | 'mailer' | 'log'> & {
  readonly delayMs: (attempts: number) => number | null;
};

/** Mails one recipient and notes what became of it. Rejects if no mail gets through at present. */
function buildSender({ payload, mailer, log, delayMs }: SenderOptions) {
  const { pool } = payload.db;
  const write = buildIssueWriter(payload);
  const contents = new LRUCache({
    max: CONTENTS,
    fetchMethod: async (issueId: number) => (await listSentIssues(pool, issueId))[0]?.content,
  });
  return async (recipient: Recipient): Promise<void> => {
    const { message, ad } = await write(await contents.forceFetch(recipient.issueId), recipient);
    const mail = { isDue: true, isHandedOver: false };
    try {
      await mailer.send(message, async () => {
        mail.isDue = mail.isHandedOver = await noteHandedOver(pool, recipient);
        if (!mail.isDue) throw new Error('The mailing was paused.');
      });
    } catch (error) {
      if (!mail.isDue) return settle(pool, recipient, GIVEN_BACK);
      const { state, code, said } = readRefusal(error, mail.isHandedOver);
      if (state === 'service') {
        await settle(pool, recipient, GIVEN_BACK);
        const problem = code === null ? reasonOf(error) : said;
        throw new ProviderFault('service', `The mail server doesn’t take our mail: ${problem}.`);
      }
      const waitMs = state === 'waiting' ? delayMs(recipient.attempts) : 0;
      const outcome = waitMs === null ? { state: 'failed' as const } : { state, waitMs };
      return settle(pool, recipient, { ...outcome, code, said });
    }
    await settle(pool, recipient, { state: 'sent' });
    // The mail is out, whether it could be counted or not.
    if (ad)
      await storeWithPatience(pool, [impressionOf(ad, recipient, new Date())]).catch((error: unknown) =>
        log.warn(`An impression of an ad could not be stored: ${reasonOf(error)}`),
      );
  };
}
