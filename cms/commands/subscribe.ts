import * as texts from '#texts';
import type { Pool } from 'pg';
import { isSameSecret } from '../calls/signature.ts';
import { isUnsubscribeToken, readTokenId, signConfirmation } from '../newsletter/mailed-token.ts';
import type { WhoConfirms } from '../queries/subscribers.ts';

/** `known`: already subscribed, left unchanged. `again`: subscribed again after leaving. `asked`: is to confirm first. */
export type SubscriptionOutcome = 'created' | 'again' | 'known' | 'asked';

export interface StoredSubscription {
  readonly id: number;
  readonly outcome: SubscriptionOutcome;
}

interface Subscription {
  readonly email: string;
  readonly source: string;
  /** The slug of the neighborhood on whose page it was sent; an unknown one is none. */
  readonly neighborhood?: string | undefined;
}

/**
 * Stores a subscription with its consent text; committed when this resolves. The only way onto the list but an import
 * with proof: the database rejects any other way to resubscribe an address that left (see the migration `newsletter`).
 */
export async function storeSubscription(
  pool: Pool,
  { email, source, neighborhood }: Subscription,
  confirming: WhoConfirms = 'nobody',
): Promise<StoredSubscription> {
  const { rows } = await pool.query<StoredSubscription>({
    name: 'subscribe_by_person',
    text: `select subscriber_id as id, outcome
           from subscribe_by_person($1, $2, $3, find_name('neighborhoods', $4, false), $5)`,
    values: [email, source, texts.newsletter.consent(), neighborhood ?? null, confirming],
  });
  const [stored] = rows;
  if (!stored) throw new Error('The subscription could not be stored.');
  return stored;
}

/** Confirms the subscription of a token; false if it is unknown, left since, or signed up anew since. */
export async function confirmSubscription(pool: Pool, secret: string, token: string): Promise<boolean> {
  const claim = await findClaim(pool, token);
  if (!claim || !isSameSecret(token, signConfirmation(secret, claim))) return false;
  const { rows } = await pool.query<{ is: boolean }>('select confirm_subscription($1) as is', [claim.id]);
  return rows[0]?.is === true;
}

interface Leaving {
  readonly forgets?: boolean;
  /** There is a mailing service, which has to be told first. */
  readonly hasProvider?: boolean;
  /** The issue whose link it was, which counts it. */
  readonly issue?: number | undefined;
}

/**
 * Unsubscribes the holder of a token; false if the token belongs to no subscriber. `forgets` also deletes all but a hash
 * of the address: at once, or when the mailing service has been told (`forget-expired.ts`).
 */
export async function endSubscription(
  pool: Pool,
  secret: string,
  token: string,
  { forgets = false, hasProvider = false, issue }: Leaving = {},
): Promise<boolean> {
  const claim = await findClaim(pool, token);
  if (!claim || !isUnsubscribeToken(secret, token, claim)) return false;
  const { id } = claim;
  const { rowCount } = await pool.query(
    `update subscribers set status = 'unsubscribed' where id = $1 and status <> 'unsubscribed'`,
    [id],
  );
  if (rowCount === 1 && issue !== undefined) {
    await pool.query(
      'update newsletter_mailings set left_count = left_count + 1 where issue_id = $1::numeric',
      [issue],
    );
  }
  if (!forgets) return true;
  await pool.query(
    hasProvider
      ? 'update subscribers set asks_to_be_forgotten = true where id = $1'
      : 'delete from subscribers where id = $1',
    [id],
  );
  return true;
}

async function findClaim(pool: Pool, token: string) {
  const { rows } = await pool.query<{ id: number; email: string; consentedAt: Date }>(
    'select id, email, consented_at as "consentedAt" from subscribers where id = $1',
    [readTokenId(token)],
  );
  return rows[0];
}
