import { NEWSLETTER_CONSENT } from '#domain/people/newsletter-words';
import type { Pool } from 'pg';

/** `known`: subscribed already, and left as it was. `again`: back after having left. */
export type SubscriptionOutcome = 'created' | 'again' | 'known';

export interface StoredSubscription {
  readonly id: number;
  readonly outcome: SubscriptionOutcome;
}

/**
 * Stores what a person asked for, and what that person agreed to: committed when this resolves. The one way onto the
 * list: the database itself refuses an address that left by any other (see the migration `newsletter`).
 */
export async function storeSubscription(
  pool: Pool,
  { email, source }: { email: string; source: string },
): Promise<StoredSubscription> {
  const { rows } = await pool.query<StoredSubscription>({
    name: 'subscribe_by_person',
    text: 'select subscriber_id as id, outcome from subscribe_by_person($1, $2, $3)',
    values: [email, source, NEWSLETTER_CONSENT],
  });
  const [stored] = rows;
  if (!stored) throw new Error('The subscription could not be stored.');
  return stored;
}
