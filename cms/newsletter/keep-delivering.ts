import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import {
  claimDeliveries,
  noteDelivered,
  noteFailed,
  readDelivery,
  type DueDelivery,
} from './delivery-queue.ts';
import type { NewsletterDelivery } from './newsletter-delivery.ts';
import { ProviderFault, type NewsletterProvider } from './newsletter-provider.ts';
import { retryDelayMs } from './retry-delay.ts';
import { signUnsubscribe, unsubscribeUrl } from './unsubscribe-token.ts';

/** Requests to the provider at a time. */
const AT_ONCE = 8;
/** All calls of one attempt together; less than the lease. */
const ATTEMPT_MS = 8_000;
/** What another process left behind, and retries that have become due. */
const LOOK_EVERY_MS = 2_000;
/** How long somebody who has just signed up waits to hear whether the provider knows. */
const ANSWER_WITHIN_MS = 1_500;

interface KeepDeliveringOptions {
  pool: Pool;
  provider: NewsletterProvider;
  /** For the unsubscribe link that goes along with each address. */
  siteUrl: string;
  secret: string;
  log: Log;
  /** Other than usual in tests alone. */
  timing?: {
    attemptMs?: number;
    answerMs?: number;
    lookMs?: number;
    delayMs?: (attempts: number) => number | null;
  };
}

/**
 * Tells the provider of every change of the list, each address once, and tries again until it knows (decisions §10).
 * Several processes share the queue; each takes what no other is at.
 */
export function keepDelivering(options: KeepDeliveringOptions): NewsletterDelivery {
  const { pool, provider, siteUrl, secret, log, timing = {} } = options;
  const { attemptMs = ATTEMPT_MS, answerMs = ANSWER_WITHIN_MS, lookMs = LOOK_EVERY_MS } = timing;
  const delayMs = timing.delayMs ?? ((attempts: number) => retryDelayMs(attempts, Math.random()));
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();
  const waiting = new Map<number, (isDelivered: boolean) => void>();
  let wakeUp: () => void = () => undefined;
  let isAwake = true;
  /** The provider as a whole: then one address at a time finds out whether it is back. */
  let isFailing = false;

  async function attempt(due: DueDelivery): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), stopped.signal]);
    const token = signUnsubscribe(secret, due);
    const subscriber = {
      email: due.email,
      providerId: due.providerId,
      isRepeat: due.attempts > 1,
      attributes: { source: due.source, unsubscribe_url: unsubscribeUrl(siteUrl, token) },
    };
    try {
      const tell = due.status === 'subscribed' ? provider.subscribe : provider.unsubscribe;
      await noteDelivered(pool, due, await tell(subscriber, signal));
      if (isFailing) log.info('The mailing service answers again.');
      isFailing = false;
      waiting.get(due.id)?.(true);
    } catch (error) {
      await fail(due, error);
      waiting.get(due.id)?.(false);
    }
  }

  async function fail(due: DueDelivery, error: unknown): Promise<void> {
    const isFault = error instanceof ProviderFault;
    const reason = isFault ? error.message : `Delivery failed (${reasonOf(error)}).`;
    if (stopped.signal.aborted) {
      // Not its fault: the next process may begin at once.
      await noteFailed(pool, due, { reason, waitMs: 0 });
      return;
    }
    if (isFault && error.about === 'address') {
      await noteFailed(pool, due, { reason, waitMs: null });
      return;
    }
    if (!isFailing) log.warn(`Newsletter: ${reason} Addresses are kept and delivered later.`);
    isFailing = true;
    await noteFailed(pool, due, { reason, waitMs: delayMs(due.attempts) });
  }

  function start(due: DueDelivery): void {
    const work = attempt(due)
      // The database is away: the lease brings the row back.
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
    while (!stopped.signal.aborted) {
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
    const slept = sleep(lookMs, undefined, { signal: stopped.signal, ref: false });
    return Promise.race([woken, slept]).catch(() => undefined);
  }

  const ended = run();
  return {
    hasProvider: true,
    wake() {
      isAwake = true;
      // While it fails, a crowd that signs up must not become a crowd of attempts.
      if (!isFailing) wakeUp();
    },
    async isDelivered(id) {
      if (isFailing) return false;
      const told = new Promise<boolean>((resolve) => waiting.set(id, resolve));
      const patience = sleep(answerMs, null, { ref: false });
      // Another process may be at it, or was done before anybody waited.
      const isKnown = (await readDelivery(pool, id)) === 'delivered';
      const answer = isKnown || (await Promise.race([told, patience]));
      waiting.delete(id);
      return answer ?? (await readDelivery(pool, id)) === 'delivered';
    },
    async close() {
      stopped.abort();
      await ended;
      await Promise.all(underWay);
    },
  };
}
