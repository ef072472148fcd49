import { createHash, randomBytes } from 'node:crypto';
import { signatureOf } from '../../calls/signature.ts';

/** The secret of a drawing, 64 hexadecimal digits. Its hash is published before the entries are known. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An entry as it is published: 64 hexadecimal digits that only the owner of the address and we can tie to it. */
export const entryCode = (secret: string, month: string, email: string): string =>
  signatureOf(secret, `entry of ${email} in ${month}`, 'hex');

/** The winning entry: that whose hash with the seed is the lowest, whatever their order. Undefined without entries. */
export function drawWinner(seed: string, entries: readonly string[]): string | undefined {
  const [first] = entries
    .map((entry) => ({ entry, ticket: sha256(`${seed}:${entry}`) }))
    .toSorted((one, other) => (one.ticket < other.ticket ? -1 : 1));
  return first?.entry;
}
