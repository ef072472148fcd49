import type { Pool } from 'pg';
import { keepRunning } from '../background/keep-running.ts';
import type { Log } from '../database/log.ts';
import { DeliveryAttempts } from './delivery-attempts.ts';
import { claimDeliveries } from './delivery-queue.ts';
import type { NewsletterDelivery } from './newsletter-delivery.ts';
import type { NewsletterProvider } from './newsletter-provider.ts';
import { retryDelayMs } from './retry-delay.ts';

/** Timeout of all calls of one attempt; shorter than the lease. */
const ATTEMPT_MS = 8_000;
/** Poll interval for rows left by another process and for due retries. */
const LOOK_EVERY_MS = 2_000;
/** How long a sign-up waits for the provider's confirmation. */
const ANSWER_WITHIN_MS = 1_500;

interface KeepDeliveringOptions {
  pool: Pool;
  provider: NewsletterProvider;
  /** For the unsubscribe link sent along with each address. */
  siteUrl: string;
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
 * Sends every change of the list to the provider, each address once, and retries until it succeeds (decisions
 * §10). Several processes share the queue; each claims rows that no other has.
 */
export function keepDelivering({ timing = {}, ...options }: KeepDeliveringOptions): NewsletterDelivery {
  const { pool, log } = options;
  const attempts = new DeliveryAttempts({
    ...options,
    onFree: wake,
    attemptMs: timing.attemptMs ?? ATTEMPT_MS,
    answerMs: timing.answerMs ?? ANSWER_WITHIN_MS,
    delayMs: timing.delayMs ?? ((failed) => retryDelayMs(failed, Math.random())),
  });
  const loop = keepRunning({
    name: 'Reading the newsletter’s queue',
    work: async () => {
      const free = attempts.countFree();
      if (free > 0) for (const due of await claimDeliveries(pool, free)) attempts.begin(due);
    },
    everyMs: timing.lookMs ?? LOOK_EVERY_MS,
    log,
  });
  /** While the provider fails, many sign-ups must not turn into many attempts. */
  function wake(): void {
    if (!attempts.isFailing) loop.wake();
  }
  return {
    hasProvider: true,
    wake,
    isDelivered: (id) => attempts.isDelivered(id),
    async close() {
      // Sequential: a row released by an aborted attempt must not be claimed here again.
      await loop.close();
      await attempts.stop();
    },
  };
}
