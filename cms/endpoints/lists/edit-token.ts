import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../calls/is-same-secret.ts';

/** 128 bits, which are 22 characters in a URL. */
const BYTES = 16;
const LENGTH = 22;

/** A new view token, or a new key for an edit token. */
export const newLinkToken = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The token to edit a list. The database stores only its key; the rest is derived with a secret that is not in the
 * database, so that a copy of the database can't be used to edit lists.
 */
export function editTokenOf(secret: string, key: string): string {
  return key + signature(secret, key);
}

/** The key in an edit token; `null` for any other token. */
export function readEditToken(secret: string, token: string): string | null {
  const key = token.slice(0, LENGTH);
  return isSameSecret(token.slice(LENGTH), signature(secret, key)) ? key : null;
}

function signature(secret: string, key: string): string {
  // Includes the purpose, so that no other signature with the same key is accepted.
  const whole = createHmac('sha256', secret).update(`edit list ${key}`).digest();
  return whole.subarray(0, BYTES).toString('base64url');
}
