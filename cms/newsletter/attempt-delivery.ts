import type { Pool } from 'pg';
import { reasonOf } from '../database/database-fault.ts';
import { noteDelivered, noteFailed, type DueDelivery, type SubscriberStatus } from './delivery-queue.ts';
import { ProviderFault, type ProviderSubscriber } from './newsletter-provider.ts';
import { signUnsubscribe, unsubscribeUrl } from './unsubscribe-token.ts';

/** Tells who must know of a subscriber: the provider, or the owner of the address. Throws `ProviderFault`. */
type Tell = (subscriber: ProviderSubscriber, signal: AbortSignal, due: DueDelivery) => Promise<number | null>;
export type Tellers = Partial<Record<SubscriberStatus, Tell>>;

export interface AttemptOptions {
  readonly pool: Pool;
  /** What to do for each status; a status without it waits. */
  readonly tellers: Tellers;
  /** For the unsubscribe link sent along with each address. */
  readonly siteUrl: string;
  readonly secret: string;
  /** Aborts running attempts. */
  readonly stopped: AbortSignal;
  readonly attemptMs: number;
  readonly delayMs: (attempts: number) => number | null;
}

/** The outcome, as stored in the queue. `failed`: why the provider would reject other addresses too. */
export type Outcome =
  | { readonly is: 'delivered' | 'refused' | 'given back' }
  | { readonly is: 'failed'; readonly reason: string };

/** Tells of one change and stores the outcome in the queue. Rejects when the database is unreachable. */
export async function attemptDelivery(due: DueDelivery, options: AttemptOptions): Promise<Outcome> {
  const { pool, tellers, stopped, attemptMs, delayMs } = options;
  const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), stopped]);
  try {
    const told = await tellers[due.status]?.(subscriberOf(due, options), signal, due);
    await noteDelivered(pool, due, told ?? null);
    return { is: 'delivered' };
  } catch (error) {
    const isFault = error instanceof ProviderFault;
    const reason = isFault ? error.message : `Delivery failed (${reasonOf(error)}).`;
    if (stopped.aborted) {
      // Not the row's fault: the next process may start at once.
      await noteFailed(pool, due, { reason, waitMs: 0 });
      return { is: 'given back' };
    }
    if (isFault && error.about === 'address') {
      await noteFailed(pool, due, { reason, waitMs: null });
      return { is: 'refused' };
    }
    await noteFailed(pool, due, { reason, waitMs: delayMs(due.attempts) });
    return { is: 'failed', reason };
  }
}

function subscriberOf(due: DueDelivery, { secret, siteUrl }: AttemptOptions) {
  const token = signUnsubscribe(secret, due);
  return {
    email: due.email,
    providerId: due.providerId,
    isRepeat: due.attempts > 1,
    attributes: { source: due.source, unsubscribe_url: unsubscribeUrl(siteUrl, token) },
  };
}
