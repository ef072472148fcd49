import type { Pool } from 'pg';
import { reasonOf } from '../database/database-fault.ts';
import { noteDelivered, noteFailed, type DueDelivery } from './delivery-queue.ts';
import { ProviderFault, type NewsletterProvider } from './newsletter-provider.ts';
import { signUnsubscribe, unsubscribeUrl } from './unsubscribe-token.ts';

export interface AttemptOptions {
  readonly pool: Pool;
  readonly provider: NewsletterProvider;
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

/** Sends one change to the provider and stores the outcome in the queue. Rejects when the database is unreachable. */
export async function attemptDelivery(due: DueDelivery, options: AttemptOptions): Promise<Outcome> {
  const { pool, provider, stopped, attemptMs, delayMs } = options;
  const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), stopped]);
  try {
    const tell = due.status === 'subscribed' ? provider.subscribe : provider.unsubscribe;
    await noteDelivered(pool, due, await tell(subscriberOf(due, options), signal));
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
