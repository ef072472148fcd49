import { createHash, randomBytes } from 'node:crypto';

/** The secret in a mailed link. Only its hash is stored, so that a leaked database opens nothing. */
export function newMailToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailToken(token) };
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
