import { setImmediate as turn } from 'node:timers/promises';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { singleFlight } from '../caching/single-flight.ts';
import { isAboutContent } from './row-fault.ts';

/** Maximum number of rows waiting for their commit; more are refused. */
const MAX_WAITING = 20_000;
/** Maximum number per statement. */
const MAX_AT_ONCE = 2_000;

export interface BatchWriter<Row> {
  /** False when the queue is full and the row must be refused. */
  hasRoom(): boolean;
  /** Resolves when the row is durable; rejects when it could not be stored. */
  write(row: Row): Promise<void>;
  /** Number of rows waiting for their commit. */
  countWaiting(): number;
  /** Resolves when every accepted row is stored or given up. */
  close(): Promise<void>;
}

interface Waiting<Row> {
  readonly row: Row;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface BatchWriterOptions<Row> {
  /** Stores the rows in one statement, hence in one commit. */
  readonly store: (rows: readonly Row[]) => Promise<void>;
  readonly log: Log;
  /** Their name in the log: "Events of ads". */
  readonly rowsAre: string;
  readonly mostWaiting?: number | undefined;
}

/**
 * Group commit: while one batch is being stored, the next one collects, so batches grow with the load and no
 * row waits longer than two commits.
 */
export function openBatchWriter<Row>({
  store,
  log,
  rowsAre,
  mostWaiting = MAX_WAITING,
}: BatchWriterOptions<Row>): BatchWriter<Row> {
  let waiting: Waiting<Row>[] = [];
  let isFailing = false;

  const drain = singleFlight(async () => {
    // Lets the other rows of this tick join.
    await turn();
    while (waiting.length > 0) {
      const batch = waiting.length > MAX_AT_ONCE ? waiting.slice(0, MAX_AT_ONCE) : waiting;
      waiting = batch === waiting ? [] : waiting.slice(MAX_AT_ONCE);
      await commit(batch);
    }
  });

  async function commit(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      await store(batch.map(({ row }) => row));
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
      if (!isFailing) log.error(`${rowsAre} cannot be stored: ${reasonOf(error)}`);
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
