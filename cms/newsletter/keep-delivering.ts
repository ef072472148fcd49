import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { reasonOf } from '../database/database-fault.ts';
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
    attemptMs: timing.attemptMs ?? ATTEMPT_MS,
    answerMs: timing.answerMs ?? ANSWER_WITHIN_MS,
    delayMs: timing.delayMs ?? ((failed) => retryDelayMs(failed, Math.random())),
  });
  const closing = new AbortController();
  let wakeUp: () => void = () => undefined;
  let isAwake = true;

  async function claim(): Promise<number> {
    const free = attempts.countFree();
    if (free <= 0) return 0;
    const due = await claimDeliveries(pool, free);
    for (const delivery of due) attempts.begin(delivery);
    return due.length;
  }

  async function run(): Promise<void> {
    let isQuiet = false;
    while (!closing.signal.aborted) {
      isAwake = false;
      let claimed = 0;
      try {
        claimed = await claim();
        isQuiet = false;
      } catch (error) {
        if (!isQuiet) log.warn(`The newsletter's queue cannot be read: ${reasonOf(error)}`);
        isQuiet = true;
      }
      if (!attempts.isFailing && attempts.countFree() > 0 && (claimed > 0 || isAwake)) continue;
      await Promise.race([...attempts.underWay, pause()]);
    }
  }

  function pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => (wakeUp = resolve));
    const slept = sleep(timing.lookMs ?? LOOK_EVERY_MS, undefined, { signal: closing.signal, ref: false });
    return Promise.race([woken, slept]).catch(() => undefined);
  }

  const ended = run();
  return {
    hasProvider: true,
    wake() {
      isAwake = true;
      // While the provider fails, many sign-ups must not turn into many attempts.
      if (!attempts.isFailing) wakeUp();
    },
    isDelivered: (id) => attempts.isDelivered(id),
    async close() {
      // Sequential: a row released by an aborted attempt must not be claimed here again.
      closing.abort();
      await ended;
      await attempts.stop();
    },
  };
}
