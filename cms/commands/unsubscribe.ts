import type { Pool } from 'pg';
import { isUnsubscribeToken, readUnsubscribeId } from '../newsletter/unsubscribe-token.ts';

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
