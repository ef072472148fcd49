import type { Pool } from 'pg';
import { takeAdvisoryLock, type AdvisoryLock } from '../../database/advisory-lock.ts';
import { ImportFault } from '../import-fault.ts';

/** Any number that all processes agree on: whoever holds it is changing places by an import. */
const IMPORT_LOCK = 0x696d70;

/** @throws ImportFault where an import is being committed or undone, in whichever process */
export async function takeImportLock(pool: Pool): Promise<AdvisoryLock> {
  const lock = await takeAdvisoryLock(pool, IMPORT_LOCK, { wait: false });
  if (lock) return lock;
  throw new ImportFault(
    'another import is being committed or undone; wait until that is done and try again.',
  );
}
