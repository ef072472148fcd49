import type { Payload } from 'payload';
import { isSameSecret, signatureOf } from '../calls/signature.ts';
import { findReachableById, type ReachableAccount } from '../queries/accounts.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The token of a link for a new password, good for an hour. Nothing is stored: it is bound to the address and the
 * current password, so that it ends with either of them, and no further mail makes an earlier link worthless.
 */
export function signPasswordToken(
  secret: string,
  { collection, id, email, hash }: ReachableAccount,
  expires = Date.now() + HOUR_MS,
): string {
  const claim = `${collection}.${id}.${expires}`;
  return `${claim}.${signatureOf(secret, `new password of ${claim} ${email} ${hash}`)}`;
}

/** The account whose password a token may set; `null` if it is used, expired or made up. */
export async function findByPasswordToken(payload: Payload, token: string): Promise<ReachableAccount | null> {
  const [, collection, id, expires] = /^(users|admins)\.(\d{1,9})\.(\d{13})\./.exec(token) ?? [];
  if (!collection || Number(expires) < Date.now()) return null;
  const account = await findReachableById(payload, collection, Number(id));
  if (!account) return null;
  return isSameSecret(token, signPasswordToken(payload.secret, account, Number(expires))) ? account : null;
}
