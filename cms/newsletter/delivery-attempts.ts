import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { attemptDelivery, type AttemptOptions } from './attempt-delivery.ts';
import { readDelivery, type DueDelivery } from './delivery-queue.ts';

/** Concurrent requests to the provider. */
const AT_ONCE = 8;

interface DeliveryAttemptsOptions extends Omit<AttemptOptions, 'stopped'> {
  /** How long a sign-up waits for the provider's confirmation. */
  readonly answerMs: number;
  /** Called when an attempt has ended. */
  readonly onFree: () => void;
  readonly log: Log;
}

/** This process's delivery attempts, the calls waiting for them, and the provider's health. */
export class DeliveryAttempts {
  readonly #options: DeliveryAttemptsOptions;
  readonly #stopped = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  readonly #waiting = new Map<number, (isDelivered: boolean) => void>();
  #isFailing = false;
  #lastTookMs = 0;

  constructor(options: DeliveryAttemptsOptions) {
    this.#options = options;
  }

  /** The provider is down: single addresses probe whether it is back. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** How many attempts may start. */
  countFree(): number {
    return (this.#isFailing ? 1 : AT_ONCE) - this.#underWay.size;
  }

  begin(due: DueDelivery): void {
    const work = this.#attempt(due)
      // The database is unavailable: the row returns when its lease expires.
      .catch((error: unknown) => this.#options.log.warn(`A delivery could not be noted: ${reasonOf(error)}`))
      .finally(() => {
        this.#underWay.delete(work);
        this.#options.onFree();
      });
    this.#underWay.add(work);
  }

  async #attempt(due: DueDelivery): Promise<void> {
    const { log } = this.#options;
    const begun = performance.now();
    const outcome = await attemptDelivery(due, { ...this.#options, stopped: this.#stopped.signal });
    this.#lastTookMs = performance.now() - begun;
    if (outcome.is === 'failed' && !this.#isFailing) {
      log.warn(`Newsletter: ${outcome.reason} Addresses are kept and delivered later.`);
    }
    if (outcome.is === 'delivered' && this.#isFailing) log.info('The mailing service answers again.');
    if (outcome.is === 'failed' || outcome.is === 'delivered') this.#isFailing = outcome.is === 'failed';
    this.#waiting.get(due.id)?.(outcome.is === 'delivered');
  }

  async isDelivered(id: number): Promise<boolean> {
    const { pool, answerMs } = this.#options;
    if (this.#isFailing) return false;
    const told = new Promise<boolean>((resolve) => this.#waiting.set(id, resolve));
    const patience = sleep(answerMs, null, { ref: false });
    // Another process may have claimed it, or have finished before anyone waited.
    const isKnown = (await readDelivery(pool, id)) === 'delivered';
    // An address that was on the list before must not show by a faster answer.
    if (isKnown) await Promise.race([sleep(this.#lastTookMs, null, { ref: false }), patience]);
    const answer = isKnown || (await Promise.race([told, patience]));
    this.#waiting.delete(id);
    return answer ?? (await readDelivery(pool, id)) === 'delivered';
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#underWay);
  }
}
