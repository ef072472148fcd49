import * as texts from '#texts';
import type { Pool } from 'pg';
import { isUnsubscribeToken, readUnsubscribeId } from '../newsletter/unsubscribe-token.ts';

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

/** Unsubscribes the holder of a token; false if the token belongs to no subscriber. */
export async function endSubscription(pool: Pool, secret: string, token: string): Promise<boolean> {
  const id = readUnsubscribeId(token);
  if (id === null) return false;
  const { rows } = await pool.query<{ email: string }>('select email from subscribers where id = $1', [id]);
  const email = rows[0]?.email;
  if (email === undefined || !isUnsubscribeToken(secret, token, { id, email })) return false;
  await pool.query(
    `update subscribers set status = 'unsubscribed' where id = $1 and status <> 'unsubscribed'`,
    [id],
  );
  return true;
}
