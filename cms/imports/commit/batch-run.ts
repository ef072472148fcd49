import { PLACE_TABLES } from './place-columns.ts';
import type { BatchProgress } from '#contract/imports';
import type { Pool, PoolClient } from 'pg';
import { GATHER_CHANGES, tellGathered } from '../../database/content-changes.ts';
import { tryLock } from '../../database/advisory-locks.ts';
import { reasonOf } from '../../database/database-fault.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findBatch, updateBatch, type ImportBatch } from '../plan/import-batch.ts';
import { openVersionWriter, type VersionWriter } from './version-tables.ts';

/** A run over the rows of a plan, some per transaction: its commit, or the undoing of that. */
export interface BatchRun {
  readonly states: { readonly during: 'committing' | 'undoing'; readonly after: 'committed' | 'undone' };
  /** @throws ImportFault if the batch is not in a state for this */
  refuse(batch: ImportBatch): Promise<void> | void;
  countRows(): Promise<{ done: number; total: number }>;
  /**
   * Executes the next rows in the caller's transaction, from the row after `last` on; returns their numbers. Without
   * `last`, PostgreSQL would step over all rows that are done already, each time.
   */
  takeRows(client: PoolClient, versions: VersionWriter, last: number | null): Promise<readonly number[]>;
  /** A sentence about the result. */
  describe(): Promise<string>;
  /** A sentence about a run that stopped midway, and the next step. */
  describeStop(progress: BatchProgress, reason: string): string;
}

/** How many rows of an import were to do what, and how that ended: `create done`, `update kept`; `waiting` if it did not. */
export async function countEndings(pool: Pool, id: number): Promise<(ending: RegExp) => number> {
  const { rows } = await pool.query<{ ending: string; count: number }>(
    `select action || ' ' || coalesce(done, 'waiting') as ending, count(*)::int as count
     from import_rows where batch_id = $1 and action in ('create', 'update') group by 1`,
    [id],
  );
  return (ending) => rows.reduce((sum, row) => sum + (ending.test(row.ending) ? row.count : 0), 0);
}

export interface RunOptions {
  readonly pool: Pool;
  readonly id: number;
  readonly onProgress?: (progress: BatchProgress) => void;
}

export interface StartedRun {
  /** A sentence about the result. Rejects with `ImportFault`. */
  readonly ended: Promise<string>;
}

/**
 * Starts a run, one at a time in all processes. An interrupted one resumes where it stopped when it is started again:
 * finished transactions remain, and nothing is done twice.
 * @throws ImportFault if it cannot start, with the next step
 */
export async function startBatchRun(options: RunOptions, batchRun: BatchRun): Promise<StartedRun> {
  const { pool, id } = options;
  const lock = await tryLock(pool, 'imports');
  if (!lock)
    throw new ImportFault('another import is being committed or undone; wait until it’s done and try again.');
  try {
    await batchRun.refuse(await findBatch(pool, id));
    await updateBatch(pool, id, { state: batchRun.states.during });
    return { ended: run(options, batchRun).finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function run({ pool, id, onProgress }: RunOptions, batchRun: BatchRun): Promise<string> {
  let progress = await batchRun.countRows();
  onProgress?.(progress);
  try {
    const versions = await openVersionWriter(pool);
    for (let last: number | null = null; ;) {
      const { done, total } = progress;
      const taken: readonly number[] = await inTransaction(pool, async (client) => {
        await client.query(GATHER_CHANGES);
        const rows = await batchRun.takeRows(client, versions, last);
        await updateBatch(client, id, { progress: { done: done + rows.length, total } });
        return rows;
      });
      if (taken.length === 0) break;
      // Without statistics, PostgreSQL expects a few rows with many versions each, and reads all of them for each
      // transaction. Those of the first rows are enough: it scales them with the size of the table.
      if (last === null) await pool.query(`analyze ${PLACE_TABLES.join(', ')}`);
      last = taken.at(-1) ?? null;
      progress = { done: done + taken.length, total };
      onProgress?.(progress);
    }
    await tellGathered(pool);
    const outcome = await batchRun.describe();
    await updateBatch(pool, id, { state: batchRun.states.after, outcome, progress: null });
    return outcome;
  } catch (error) {
    throw new ImportFault(batchRun.describeStop(progress, reasonOf(error)), { cause: error });
  }
}
