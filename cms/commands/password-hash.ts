import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Hashes a password like Payload, which doesn't export its function; a test compares the two. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const hash = await promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256');
  return `pbkdf2-sha256-v1:${hash.toString('hex')}`;
}
