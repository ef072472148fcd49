import { createHmac, timingSafeEqual, type BinaryToTextEncoding } from 'node:crypto';

/** Compares in constant time. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A claim begins with its purpose (`preview of …`), so that no other signature with the same key is valid for it. */
export const signatureOf = (secret: string, claim: string, encoding: BinaryToTextEncoding = 'base64url') =>
  createHmac('sha256', secret).update(claim).digest(encoding);
