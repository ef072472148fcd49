import type { Pool, PoolClient } from 'pg';
import { reasonOf } from '../../database/database-fault.ts';
import { ImportFault } from '../import-fault.ts';
import { findBatch, refuseForgotten, updateBatch } from '../plan/import-batch.ts';
import { openVersionWriter, type VersionWriter } from './version-tables.ts';
import { type CommitOptions, type StartedCommit, takeImportLock } from './commit-batch.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { removeNewPlaces, restorePlaces, type DoneRow } from './undo-rows.ts';

const ROWS_PER_TRANSACTION = 500;

/**
 * Undoes an import: changed places get their former values, new ones are deleted. Places edited by a person or
 * referenced since are kept and listed. Can be interrupted and restarted.
 * @throws ImportFault if there is nothing to undo
 */
export async function startUndo({ pool, id, onProgress }: CommitOptions): Promise<StartedCommit> {
  const lock = await takeImportLock(pool);
  try {
    const batch = await findBatch(pool, id);
    const { state } = batch;
    if (state === 'undone') throw new ImportFault(`import ${id} has been undone already.`);
    if (!['committed', 'committing', 'undoing'].includes(state))
      throw new ImportFault(`plan ${id} hasn’t been committed, so there’s nothing to undo.`);
    refuseForgotten(batch);
    await updateBatch(pool, id, { state: 'undoing' });
    return { ended: undo(pool, id, onProgress).finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function undo(pool: Pool, id: number, onProgress: CommitOptions['onProgress']): Promise<string> {
  const total = await countDone(pool, id);
  let done = 0;
  try {
    const versions = await openVersionWriter(pool);
    for (;;) {
      const taken = await inTransaction(pool, async (client) => {
        const count = await undoRows(client, versions, id);
        await updateBatch(client, id, { progress: { done: done + count, total } });
        return count;
      });
      if (taken === 0) break;
      done += taken;
      onProgress?.({ done, total });
    }
    const outcome = await describeOutcome(pool, id);
    await updateBatch(pool, id, { state: 'undone', outcome, progress: null });
    return outcome;
  } catch (error) {
    throw new ImportFault(
      `the undoing stopped after ${done} of ${total} rows, which are undone: ${reasonOf(error)}. Undo import ${id} again: it goes on from there.`,
      { cause: error },
    );
  }
}

/** Last rows first, since a place may have been changed twice. */
async function undoRows(client: PoolClient, versions: VersionWriter, id: number): Promise<number> {
  const { rows } = await client.query<DoneRow>(
    `select row_no as "rowNo", action, place_id as "placeId", before, done_stamp as "doneStamp", is_linked as "isLinked",
       source, source_key as "sourceKey"
     from import_rows where batch_id = $1 and done = 'done' order by row_no desc limit ${ROWS_PER_TRANSACTION} for update`,
    [id],
  );
  if (rows.length === 0) return 0;
  const kept = new Map([
    ...(await restorePlaces(
      client,
      versions,
      rows.filter(({ action }) => action === 'update'),
    )),
    ...(await removeNewPlaces(
      client,
      rows.filter(({ action }) => action === 'create'),
    )),
  ]);
  await client.query(
    `update import_rows i set done = e.done, because = e.because
     from jsonb_to_recordset($2::jsonb) as e(row_no int, done text, because text)
     where i.batch_id = $1 and i.row_no = e.row_no`,
    [
      id,
      JSON.stringify(
        rows.map(({ rowNo }) => ({
          row_no: rowNo,
          done: kept.has(rowNo) ? 'kept' : 'undone',
          because: kept.get(rowNo) ?? null,
        })),
      ),
    ],
  );
  return rows.length;
}

async function countDone(pool: Pool, id: number): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from import_rows where batch_id = $1 and done = 'done'`,
    [id],
  );
  return rows[0]?.n ?? 0;
}

async function describeOutcome(pool: Pool, id: number): Promise<string> {
  const { rows } = await pool.query<{ removed: number; restored: number; kept: number }>(
    `select count(*) filter (where action = 'create' and done = 'undone')::int as removed,
       count(*) filter (where action = 'update' and done = 'undone')::int as restored,
       count(*) filter (where done = 'kept')::int as kept
     from import_rows where batch_id = $1`,
    [id],
  );
  const { removed = 0, restored = 0, kept = 0 } = rows[0] ?? {};
  const rest = kept > 0 ? ` ${kept} were kept because someone has changed or used them since.` : '';
  return `Undone: ${restored} changed back, ${removed} new ones removed.${rest}`;
}
