import type { Payload } from 'payload';
import type { PoolClient } from 'pg';
import { ImportFault } from '../import-fault.ts';
import { refuseForgotten } from '../plan/import-batch.ts';
import { countEndings, startBatchRun, type RunOptions, type StartedRun } from './batch-run.ts';
import { takePhotosBack } from '../photos/fetched-photos.ts';
import { removeAliases, removeNewNames, removeNewPlaces, restorePlaces, type DoneRow } from './undo-rows.ts';
import type { VersionWriter } from './version-tables.ts';

const ROWS_PER_TRANSACTION = 250;

interface UndoOptions extends Omit<RunOptions, 'pool'> {
  readonly payload: Payload;
}

/**
 * Undoes an import: changed places get their former values, new ones are deleted, and so are the photos, cuisines and
 * neighborhoods that only it brought. What a person has edited or used since is kept; such places are listed.
 * @throws ImportFault if there is nothing to undo
 */
export function startUndo({ payload, ...options }: UndoOptions): Promise<StartedRun> {
  const { pool } = payload.db;
  const { id } = options;
  return startBatchRun(
    { ...options, pool },
    {
      states: { during: 'undoing', after: 'undone' },
      refuse(batch) {
        const { state } = batch;
        if (state === 'undone') throw new ImportFault(`import ${id} has been undone already.`);
        if (!['committed', 'committing', 'undoing'].includes(state))
          throw new ImportFault(`plan ${id} hasn’t been committed, so there’s nothing to undo.`);
        refuseForgotten(batch);
      },
      countRows: async () => ({ done: 0, total: (await countEndings(pool, id))(/ done/) }),
      takeRows: (client, versions, last) => undoRows(client, versions, { payload, id, last }),
      async describe() {
        const count = await countEndings(pool, id);
        const kept = count(/ kept/);
        const rest = kept > 0 ? ` ${kept} were kept because someone has changed or used them since.` : '';
        return `Undone: ${count(/^update undone/)} changed back, ${count(/^create undone/)} new ones removed.${rest}`;
      },
      describeStop: ({ done, total }, reason) =>
        `the undoing stopped after ${done} of ${total} rows, which are undone: ${reason}. Undo import ${id} again: it goes on from there.`,
    },
  );
}

/** Last rows first, since a place may have been changed twice. */
async function undoRows(
  client: PoolClient,
  versions: VersionWriter,
  { payload, id, last }: Pick<UndoOptions, 'payload' | 'id'> & { readonly last: number | null },
): Promise<readonly number[]> {
  const { rows } = await client.query<DoneRow>(
    `select row_no as "rowNo", action, place_id as "placeId", before, done_stamp as "doneStamp", is_linked as "isLinked",
       source, source_key as "sourceKey"
     from import_rows where batch_id = $1 and ($2::int is null or row_no < $2) and done = 'done'
     order by row_no desc limit ${ROWS_PER_TRANSACTION} for update`,
    [id, last],
  );
  if (rows.length === 0) {
    await removeAliases(client, id);
    await removeNewNames(client, id);
    return [];
  }
  const takePhotos = (places: readonly number[]) => takePhotosBack(client, { payload, batchId: id, places });
  const kept = new Map([
    ...(await restorePlaces(
      client,
      { versions, takePhotos },
      rows.filter(({ action }) => action === 'update'),
    )),
    ...(await removeNewPlaces(
      client,
      takePhotos,
      rows.filter(({ action }) => action === 'create'),
    )),
  ]);
  await client.query(
    `update import_rows i set done = e.done, because = e.because, photo = null
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
  return rows.map(({ rowNo }) => rowNo);
}
