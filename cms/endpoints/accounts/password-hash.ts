import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** As Payload hashes a password that is stored, which it keeps to itself; a test compares the two. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const hash = await promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256');
  return `pbkdf2-sha256-v1:${hash.toString('hex')}`;
}
