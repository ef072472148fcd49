import * as texts from '#texts';
import type { Pool } from 'pg';

/** `known`: already subscribed, left unchanged. `again`: subscribed again after leaving. */
export type SubscriptionOutcome = 'created' | 'again' | 'known';

export interface StoredSubscription {
  readonly id: number;
  readonly outcome: SubscriptionOutcome;
}

/**
 * Stores a subscription with its consent text; committed when this resolves. The only way onto the list: the
 * database rejects any other way to resubscribe an address that left (see the migration `newsletter`).
 */
export async function storeSubscription(
  pool: Pool,
  { email, source }: { email: string; source: string },
): Promise<StoredSubscription> {
  const { rows } = await pool.query<StoredSubscription>({
    name: 'subscribe_by_person',
    text: 'select subscriber_id as id, outcome from subscribe_by_person($1, $2, $3)',
    values: [email, source, texts.newsletter.consent()],
  });
  const [stored] = rows;
  if (!stored) throw new Error('The subscription could not be stored.');
  return stored;
}
