import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimDeliveries, readDelivery, type DueDelivery } from './delivery-queue.ts';
import type { NewsletterDelivery } from './newsletter-delivery.ts';
import type { NewsletterProvider } from './newsletter-provider.ts';
import { retryDelayMs } from './retry-delay.ts';

/** Concurrent requests to the provider. */
const AT_ONCE = 8;
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
export function keepDelivering(options: KeepDeliveringOptions): NewsletterDelivery {
  const { pool, log, timing = {} } = options;
  const { attemptMs = ATTEMPT_MS, answerMs = ANSWER_WITHIN_MS, lookMs = LOOK_EVERY_MS } = timing;
  /** Ends the search for due rows. */
  const closing = new AbortController();
  /** Ends the attempts under way. */
  const stopped = new AbortController();
  const attemptOptions = {
    ...options,
    attemptMs,
    stopped: stopped.signal,
    delayMs: timing.delayMs ?? ((attempts: number) => retryDelayMs(attempts, Math.random())),
  };
  const underWay = new Set<Promise<void>>();
  const waiting = new Map<number, (isDelivered: boolean) => void>();
  let wakeUp: () => void = () => undefined;
  let isAwake = true;
  /** The provider as a whole is down: from then on, single addresses probe whether it is back. */
  let isFailing = false;

  async function attempt(due: DueDelivery): Promise<void> {
    const outcome = await attemptDelivery(due, attemptOptions);
    if (outcome.is === 'failed' && !isFailing) {
      log.warn(`Newsletter: ${outcome.reason} Addresses are kept and delivered later.`);
    }
    if (outcome.is === 'delivered' && isFailing) log.info('The mailing service answers again.');
    if (outcome.is === 'failed' || outcome.is === 'delivered') isFailing = outcome.is === 'failed';
    waiting.get(due.id)?.(outcome.is === 'delivered');
  }

  function start(due: DueDelivery): void {
    const work = attempt(due)
      // The database is unavailable: the row returns when its lease expires.
      .catch((error: unknown) => log.warn(`A delivery could not be noted: ${reasonOf(error)}`))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  async function claim(): Promise<number> {
    const free = (isFailing ? 1 : AT_ONCE) - underWay.size;
    if (free <= 0) return 0;
    const due = await claimDeliveries(pool, free);
    due.forEach(start);
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
      if (!isFailing && underWay.size < AT_ONCE && (claimed > 0 || isAwake)) continue;
      await (underWay.size > 0 ? Promise.race([...underWay, pause()]) : pause());
    }
  }

  function pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => (wakeUp = resolve));
    const slept = sleep(lookMs, undefined, { signal: closing.signal, ref: false });
    return Promise.race([woken, slept]).catch(() => undefined);
  }

  const ended = run();
  return {
    hasProvider: true,
    wake() {
      isAwake = true;
      // While the provider fails, many sign-ups must not turn into many attempts.
      if (!isFailing) wakeUp();
    },
    async isDelivered(id) {
      if (isFailing) return false;
      const told = new Promise<boolean>((resolve) => waiting.set(id, resolve));
      const patience = sleep(answerMs, null, { ref: false });
      // Another process may have claimed it, or have finished before anyone waited.
      const isKnown = (await readDelivery(pool, id)) === 'delivered';
      const answer = isKnown || (await Promise.race([told, patience]));
      waiting.delete(id);
      return answer ?? (await readDelivery(pool, id)) === 'delivered';
    },
    async close() {
      // One after the other: a row that an aborted attempt gives back must not be claimed here once more.
      closing.abort();
      await ended;
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}
