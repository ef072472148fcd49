import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { singleFlight } from '../caching/single-flight.ts';
import { errorCode, reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { ensurePartitions } from './partitions.ts';
import { storeEvents } from './store-events.ts';
import type { EventRow } from './tracked-event.ts';

/** Maximum number of events waiting for their commit; more are refused. */
const MAX_WAITING = 20_000;
/** Maximum number per statement. */
const MAX_AT_ONCE = 2_000;
/** Retries an unreachable database for this long before failing the waiting calls. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 200;

export interface EventWriter {
  /** False when the queue is full and the event must be refused. */
  hasRoom(): boolean;
  /** Resolves when the event is durable; rejects when it could not be stored. */
  write(row: EventRow): Promise<void>;
  countWaiting(): number;
  /** Resolves when every accepted event is stored or given up. */
  close(): Promise<void>;
}

interface Waiting {
  readonly row: EventRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores events, each exactly once, by group commit: while one batch is being stored, the next one collects, so batches
 * grow with the load and no event waits longer than two commits.
 */
export function openEventWriter(pool: Pool, log: Log, mostWaiting = MAX_WAITING): EventWriter {
  const waiting: Waiting[] = [];
  let isFailing = false;

  const drain = singleFlight(async () => {
    // Lets the other events of this tick join.
    await turn();
    while (waiting.length > 0) await commit(waiting.splice(0, MAX_AT_ONCE));
  });

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await storeWithPatience(
        pool,
        batch.map(({ row }) => row),
      );
      isFailing = false;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (isAboutContent(error) && batch.length > 1) {
        // An event that the database rejects must not fail the others.
        const half = Math.ceil(batch.length / 2);
        await commit(batch.slice(0, half));
        await commit(batch.slice(half));
        return;
      }
      if (!isFailing) log.error(`Events of ads cannot be stored: ${reasonOf(error)}`);
      isFailing = true;
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    hasRoom: () => waiting.length < mostWaiting,
    countWaiting: () => waiting.length,
    write(row) {
      const done = new Promise<void>((resolve, reject) => waiting.push({ row, resolve, reject }));
      void drain();
      return done;
    },
    close: drain,
  };
}

/** Creates a missing partition, and waits a moment for a database that is out of reach. Idempotent. */
export async function storeWithPatience(pool: Pool, rows: readonly EventRow[]): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await storeEvents(pool, rows);
    } catch (error) {
      if (isWithoutPartition(error)) await ensurePartitions(pool, new Date());
      else if (isAboutContent(error)) throw error;
      if (Date.now() >= giveUpAt) throw error;
      // Same ids: if the commit did succeed, this changes nothing.
      await sleep(RETRY_MS);
    }
  }
}

/** PostgreSQL error classes 22 and 23: invalid data and constraint violations. */
function isAboutContent(error: unknown): boolean {
  return /^2[23]/.test(errorCode(error)) && !isWithoutPartition(error);
}

/** `check_violation`, which PostgreSQL raises for a row without a partition. */
function isWithoutPartition(error: unknown): boolean {
  return errorCode(error) === '23514' && error instanceof Error && error.message.includes('partition');
}
