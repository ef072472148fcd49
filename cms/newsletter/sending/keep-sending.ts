import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { keepRunning, type Loop } from '../../background/keep-running.ts';
import { sharedLimiter } from '../../calls/rate-limits.ts';
import type { Log } from '../../database/log.ts';
import type { BulkMailer } from '../../outbound/bulk-mailer.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { beginMailings } from './begin-mailings.ts';
import { buildSender } from './build-sender.ts';
import { claimRecipient, endMailings, giveBack, noteUnclear } from './recipients.ts';

/** Looks for mailings that are due, and after a fault of the mail server tries again. */
const LOOK_EVERY_MS = 5_000;
/** Longer than any attempt (see the timeouts of `outbound`): afterwards the mail of a process that died is another's. */
const LEASE_MS = 120_000;

interface KeepSendingOptions {
  payload: Payload;
  mailer: BulkMailer;
  siteUrl: string;
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
export function keepSending({ payload, mailer, siteUrl, rate, log, timing = {} }: KeepSendingOptions): Loop {
  const { pool } = payload.db;
  const {
    leaseMs = LEASE_MS,
    lookMs = LOOK_EVERY_MS,
    delayMs = (attempts) => retryDelayMs(attempts, Math.random()),
  } = timing;
  const send = buildSender({ payload, mailer, siteUrl, log, delayMs });
  const limiter = sharedLimiter(payload, 'newsletter-mails', { points: rate, duration: 1 });
  async function work(stopped: AbortSignal): Promise<void> {
    await beginMailings(payload, 'smtp');
    await noteUnclear(pool, leaseMs);
    const senders = Array.from({ length: mailer.atOnce }, () => sendDue(stopped));
    const failed = (await Promise.allSettled(senders)).find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await endMailings(pool);
  }

  async function sendDue(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const recipient = await claimRecipient(pool, leaseMs);
      if (!recipient) return;
      if (!(await takeTurn(limiter, stopped))) return giveBack(pool, recipient);
      await send(recipient);
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
