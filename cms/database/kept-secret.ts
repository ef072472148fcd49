import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DatabaseFault, errorCode, reasonOf } from './database-fault.ts';

const SECRET_BYTES = 32;

/**
 * A random secret that is created once and stored in `file` (mode 0600). Concurrent processes get the same one: the
 * file appears complete or not at all. The text is safe inside a URL.
 */
export function keptSecret(file: string): string {
  const folder = dirname(file);
  const draft = join(folder, `.draft-${randomBytes(6).toString('hex')}`);
  try {
    const kept = readKept(file);
    if (kept !== undefined) return kept;
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
        mode: 0o600,
        flag: 'wx',
      });
      linkSync(draft, file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new DatabaseFault(`Cannot keep a secret in ${file}: ${reasonOf(error)}.`, { cause: error });
  }
}

function readKept(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
    unlinkSync(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  return undefined;
}
