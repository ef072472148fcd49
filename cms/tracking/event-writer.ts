import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { errorCode, reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { singleFlight } from '../single-flight.ts';
import { ensurePartitions } from './partitions.ts';
import { storeEvents, storeRefused } from './store-events.ts';
import type { EventRow } from './tracked-event.ts';

/** Maximum number of events waiting for their commit; further ones are refused. */
const MOST_WAITING = 20_000;
/** Maximum number per statement. */
const MOST_AT_ONCE = 2_000;
/** A database that is away is asked for this long before the waiting are told so. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 200;
/** Interval at which refused counts are stored. */
const REFUSED_EVERY_MS = 1_000;

export interface EventWriter {
  /** False when the queue is full: the event is refused and counted as such. */
  hasRoom(): boolean;
  /** Resolves when the event is durable; rejects when it could not be stored. */
  write(row: EventRow): Promise<void>;
  refuse(): void;
  /** Events that wait for their commit. */
  countWaiting(): number;
  /** Resolves when every accepted event is stored or given up. */
  close(): Promise<void>;
}

interface Waiting {
  readonly row: EventRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface EventWriterOptions {
  readonly mostWaiting?: number;
}

/**
 * Group commit: while one batch is being stored, the next one collects, so batches grow with the load and no
 * event waits longer than two commits.
 */
export function openEventWriter(
  pool: Pool,
  log: Log,
  { mostWaiting = MOST_WAITING }: EventWriterOptions = {},
): EventWriter {
  let waiting: Waiting[] = [];
  let refused = 0;
  let isFailing = false;
  const timer = setInterval(() => void noteRefused(), REFUSED_EVERY_MS);
  timer.unref();

  const drain = singleFlight(async () => {
    // Lets the other events of this tick join.
    await turn();
    while (waiting.length > 0) {
      const batch = waiting.length > MOST_AT_ONCE ? waiting.slice(0, MOST_AT_ONCE) : waiting;
      waiting = batch === waiting ? [] : waiting.slice(MOST_AT_ONCE);
      await commit(batch);
    }
  });

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await storeWithPatience(batch.map(({ row }) => row));
      isFailing = false;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (isAboutContent(error) && batch.length > 1) {
        // A row that the database rejects must not fail the others.
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

  async function storeWithPatience(rows: readonly EventRow[]): Promise<void> {
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

  async function noteRefused(): Promise<void> {
    const count = refused;
    if (count === 0) return;
    refused = 0;
    await storeRefused(pool, count).catch(() => {
      refused += count;
    });
  }

  return {
    hasRoom: () => waiting.length < mostWaiting,
    countWaiting: () => waiting.length,
    write(row) {
      const done = new Promise<void>((resolve, reject) => waiting.push({ row, resolve, reject }));
      void drain();
      return done;
    },
    refuse() {
      refused += 1;
    },
    async close() {
      clearInterval(timer);
      await drain();
      await noteRefused();
    },
  };
}

/** PostgreSQL error classes 22 and 23: invalid data and constraint violations. */
function isAboutContent(error: unknown): boolean {
  return /^2[23]/.test(errorCode(error)) && !isWithoutPartition(error);
}

/** `check_violation`, which PostgreSQL raises for a row without a partition. */
function isWithoutPartition(error: unknown): boolean {
  return errorCode(error) === '23514' && error instanceof Error && error.message.includes('partition');
}
