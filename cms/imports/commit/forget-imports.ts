import type { Pool } from 'pg';
import { tryLock } from '../../database/advisory-locks.ts';

/** The history: two years, to compare a season with the same one of the year before. */
const SUMMARY_DAYS = 760;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what undoing an import or a merge needs once that is too long ago, and, much later, the summaries; not while an import is
 * being committed or undone.
 */
export async function forgetImports(
  pool: Pool,
  { now, undoDays }: { readonly now: Date; readonly undoDays: number },
): Promise<void> {
  const lock = await tryLock(pool, 'imports');
  if (!lock) return;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const last = 'greatest(b.planned_at, b.committed_at, b.undone_at)';
  try {
    await pool.query(
      `delete from import_rows r using import_batches b where b.id = r.batch_id and ${last} < $1`,
      [before(undoDays)],
    );
    await pool.query('update place_merges set undo = null where undo is not null and merged_at < $1', [
      before(undoDays),
    ]);
    await pool.query(
      `delete from import_batches b
       where ${last} < $1 and not exists (select 1 from import_sources s where s.last_plan = b.id)`,
      [before(Math.max(undoDays, SUMMARY_DAYS))],
    );
  } finally {
    await lock.release();
  }
}
