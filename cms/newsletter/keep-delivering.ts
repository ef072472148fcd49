import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { keepRunning } from '../background/keep-running.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import {
  claimDeliveries,
  noteDelivered,
  noteFailed,
  readDelivery,
  type DueDelivery,
  type SubscriberStatus,
} from './delivery-queue.ts';
import type { NewsletterDelivery } from './newsletter-delivery.ts';
import { ProviderFault, type ProviderSubscriber } from './newsletter-provider.ts';
import { retryDelayMs } from './retry-delay.ts';
import { unsubscribeUrl } from './mailed-token.ts';

/** Concurrent requests to the provider. */
const AT_ONCE = 8;
/** Timeout of all calls of one attempt; shorter than the lease. */
const ATTEMPT_MS = 8_000;
/** Poll interval for rows left by another process and for due retries. */
const LOOK_EVERY_MS = 2_000;
/** How long a sign-up waits for the provider's confirmation. */
const ANSWER_WITHIN_MS = 1_500;

/** Tells who must know of a subscriber: the provider, or the owner of the address. Throws `ProviderFault`. */
type Tell = (due: DueDelivery & ProviderSubscriber, signal: AbortSignal) => Promise<number | null>;

interface KeepDeliveringOptions {
  pool: Pool;
  /** What to do for each status; a status without it waits. */
  tellers: Partial<Record<SubscriberStatus, Tell>>;
  /** For the unsubscribe link sent along with each address. */
  secret: string;
  log: Log;
  /** Overridden only in tests. */
  timing?: {
    attemptMs?: number;
    answerMs?: number;
    lookMs?: number;
    delayMs?: (attempts: number) => number | null;
  };
}

/**
 * Sends every change of the list to the provider and every question to confirm to its address, each once, and retries until it succeeds (decisions
 * §10). Several processes share the queue; each claims rows that no other has.
 */
export function keepDelivering({
  pool,
  tellers,
  secret,
  log,
  timing = {},
}: KeepDeliveringOptions): NewsletterDelivery {
  const {
    attemptMs = ATTEMPT_MS,
    answerMs = ANSWER_WITHIN_MS,
    lookMs = LOOK_EVERY_MS,
    delayMs = (failed) => retryDelayMs(failed, Math.random()),
  } = timing;
  const statuses = Object.keys(tellers) as SubscriberStatus[];
  /** Emits the id of each subscriber whose attempt has ended. */
  const ended = new EventEmitter();
  /** The provider is down: single addresses probe whether it is back. */
  let isFailing = false;
  let lastTookMs = 0;

  async function attempt(due: DueDelivery, stopped: AbortSignal): Promise<void> {
    const begun = performance.now();
    const problem = await tell(due, stopped, { pool, tellers, secret, attemptMs, delayMs });
    if (problem && !isFailing) log.warn(`Newsletter: ${problem} Addresses are kept and delivered later.`);
    if (problem === null && isFailing) log.info('The mailing service answers again.');
    if (problem !== undefined) isFailing = problem !== null;
    lastTookMs = performance.now() - begun;
    ended.emit(String(due.id));
  }

  async function deliverDue(stopped: AbortSignal): Promise<void> {
    do {
      const due = await claimDeliveries(pool, statuses, isFailing ? 1 : AT_ONCE);
      if (due.length === 0) return;
      const attempts = due.map((one) =>
        // The database is unavailable: the row returns when its lease expires.
        attempt(one, stopped).catch((error: unknown) =>
          log.warn(`A delivery could not be noted: ${reasonOf(error)}`),
        ),
      );
      await Promise.all(attempts);
    } while (!isFailing && !stopped.aborted);
  }

  /** An address of which nobody must be told counts as told. */
  async function isTold(id: number): Promise<boolean> {
    const row = await readDelivery(pool, id);
    return row !== undefined && (row.delivery === 'delivered' || !tellers[row.status]);
  }

  const name = 'Delivering the newsletter’s list';
  const loop = keepRunning({ name, work: deliverDue, everyMs: lookMs, log });
  return {
    hasProvider: tellers.subscribed !== undefined,
    /** While the provider fails, many sign-ups must not turn into many attempts. */
    wake() {
      if (!isFailing) loop.wake();
    },
    async isDelivered(id) {
      if (isFailing) return false;
      const told = once(ended, String(id), { signal: AbortSignal.timeout(answerMs) }).catch(() => undefined);
      // Another process may have delivered it, or this one before anyone waited.
      const isKnown = await isTold(id);
      // An address that was on the list before must not show by a faster answer.
      await (isKnown ? sleep(Math.min(lastTookMs, answerMs), undefined, { ref: false }) : told);
      return isKnown || (await isTold(id));
    },
    close: loop.close,
  };
}

interface Telling extends Pick<KeepDeliveringOptions, 'pool' | 'tellers' | 'secret'> {
  readonly attemptMs: number;
  readonly delayMs: (attempts: number) => number | null;
}

/**
 * Tells of one change and notes the outcome in the queue. Returns `null` if it was told, or why others would fail, too;
 * `undefined` if the outcome says nothing about others. Rejects when the database is unreachable.
 */
async function tell(
  due: DueDelivery,
  stopped: AbortSignal,
  { pool, tellers, secret, attemptMs, delayMs }: Telling,
): Promise<string | null | undefined> {
  const attributes = { source: due.source, unsubscribe_url: unsubscribeUrl(secret, due) };
  const subscriber = { ...due, isRepeat: due.attempts > 1, attributes };
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), stopped]);
    await noteDelivered(pool, due, (await tellers[due.status]?.(subscriber, signal)) ?? null);
    return null;
  } catch (error) {
    const isFault = error instanceof ProviderFault;
    const reason = isFault ? error.message : `Delivery failed (${reasonOf(error)}).`;
    const isRefused = isFault && error.about === 'address';
    // Stopped: not the row's fault, and the next process may start at once.
    const waitMs = stopped.aborted ? 0 : isRefused ? null : delayMs(due.attempts);
    await noteFailed(pool, due, { reason, waitMs });
    return stopped.aborted || isRefused ? undefined : reason;
  }
}
