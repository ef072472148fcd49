import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { keepRunning } from '../background/keep-running.ts';
import type { Log } from '../database/log.ts';
import { openBatchWriter, type BatchWriter } from './batch-writer.ts';
import { ensurePartitions } from './partitions.ts';
import { isAboutContent, isWithoutPartition } from './row-fault.ts';
import { storeEvents, storeRefused } from './store-events.ts';
import type { EventRow } from './tracked-event.ts';

/** Retries an unreachable database for this long before failing the waiting calls. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 200;
/** Interval at which refused counts are stored. */
const REFUSED_EVERY_MS = 1_000;

export interface EventWriter extends BatchWriter<EventRow> {
  /** Counts a refused event. */
  refuse(): void;
}

interface EventWriterOptions {
  readonly mostWaiting?: number | undefined;
}

/** Stores the events of ads, each exactly once. */
export function openEventWriter(pool: Pool, log: Log, { mostWaiting }: EventWriterOptions = {}): EventWriter {
  const writer = openBatchWriter<EventRow>({
    store: storeWithPatience,
    log,
    rowsAre: 'Events of ads',
    mostWaiting,
  });
  let refused = 0;
  const loop = keepRunning({
    name: 'Counting refused events',
    work: noteRefused,
    everyMs: REFUSED_EVERY_MS,
    log,
  });

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
    if (count > 0) await storeRefused(pool, count);
    refused -= count;
  }

  return {
    ...writer,
    refuse() {
      refused += 1;
    },
    async close() {
      await loop.close();
      await writer.close();
      await noteRefused().catch(() => undefined);
    },
  };
}
