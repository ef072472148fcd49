import type { Pool } from 'pg';
import { tryLock, type AdvisoryLock } from '../../database/advisory-locks.ts';
import { ImportFault } from '../import-fault.ts';

/** @throws ImportFault while any process commits or undoes an import */
export async function takeImportLock(pool: Pool): Promise<AdvisoryLock> {
  const lock = await tryLock(pool, 'imports');
  if (lock) return lock;
  throw new ImportFault('another import is being committed or undone; wait until it’s done and try again.');
}
