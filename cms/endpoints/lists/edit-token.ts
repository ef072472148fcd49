import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../calls/is-same-secret.ts';

/** 128 bits, as 22 characters of an address. */
const BYTES = 16;
const LENGTH = 22;

/** What a link is made from: the token to read a list, the key of the one to edit it. */
export const newLinkToken = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The token to edit a list. The database knows its key alone, and the rest is made with a secret that is not there:
 * whoever reads a copy of the database can change no list by it.
 */
export function editTokenOf(secret: string, key: string): string {
  return key + signature(secret, key);
}

/** The key of a token to edit a list; `null` for any other token. */
export function readEditToken(secret: string, token: string): string | null {
  const key = token.slice(0, LENGTH);
  return isSameSecret(token.slice(LENGTH), signature(secret, key)) ? key : null;
}

function signature(secret: string, key: string): string {
  // Its own purpose in the text: no other signature of the same key can pass for it.
  const whole = createHmac('sha256', secret).update(`edit list ${key}`).digest();
  return whole.subarray(0, BYTES).toString('base64url');
}
