import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseFault } from './database-fault.ts';
import type { Log } from './log.ts';

const RETRY_MS = 50;
/** Starting and stopping take less; the operator is told what a longer wait is for. */
const TELL_AFTER_MS = 2_000;
/** Longer than a first start takes on a slow disk. */
const PATIENCE_MS = 120_000;
const SQLITE_BUSY = 5;

export type ProcessLock = { file: string; log: Log };

/**
 * Runs `work` while no other process, or other caller in this one, runs it for the same lock. The lock is SQLite's on an
 * empty file: the system lifts it when its process ends, however that happens, and it needs no space on a full disk,
 * where a database must still be stopped.
 */
export async function withProcessLock<T>({ file, log }: ProcessLock, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file);
  try {
    const since = Date.now();
    let isTold = false;
    while (!tryLock(lock)) {
      const waitedMs = Date.now() - since;
      if (waitedMs > PATIENCE_MS)
        throw new DatabaseFault(
          `Another process has been starting or stopping the database for two minutes, and locks ${file}.`,
        );
      if (!isTold && waitedMs > TELL_AFTER_MS) {
        isTold = true;
        log.warn(`Waiting for a process that is starting or stopping the database, and locks ${file}.`);
      }
      await sleep(RETRY_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    // With its journal in memory it writes nothing.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
