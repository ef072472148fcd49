import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail. Only its hash is stored: who reads the database can open nothing with it. */
export function newMailToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailToken(token) };
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
