import type { ImportBatchView, PlanRowView } from '#contract/imports';
import type { PayloadRequest } from 'payload';
import type { SomeHandlers } from '../../calls/handler.ts';
import { startCommit } from '../../imports/commit/commit-batch.ts';
import { startUndo } from '../../imports/commit/undo-batch.ts';
import { ImportFault } from '../../imports/import-fault.ts';
import { listSimilarRows, canCreate, decideDuplicates } from '../../imports/plan/decide-duplicates.ts';
import { countPhotos } from '../../imports/photos/fetched-photos.ts';
import { findBatch, undoUntil, type ImportBatch } from '../../imports/plan/import-batch.ts';
import { assignName } from '../../imports/plan/assign-name.ts';
import { listRemarks } from '../../imports/plan/list-remarks.ts';
import { listNewNames } from '../../imports/plan/new-names.ts';
import { listPlanRows, type PlanRow } from '../../imports/plan/plan-rows.ts';
import { rejectsName, writeRejects } from '../../imports/plan/write-rejects.ts';

const SHOWN_ROWS = 50;

export const importBatchesHandlers = {
  getImport: async ({ params, query, req }) => {
    const { pool } = req.payload.db;
    const batch = presentBatch(await findBatch(pool, params.id));
    const rows = await listPlanRows(pool, params.id, { ...query, limit: SHOWN_ROWS + 1 });
    const hasMore = rows.length > SHOWN_ROWS;
    const isOpen = batch.state === 'planned';
    const alike = isOpen ? await listSimilarRows(pool, params.id) : [];
    const newNames = isOpen ? (await listNewNames(pool, params.id)).slice(0, SHOWN_ROWS) : [];
    const remarks = isOpen ? await listRemarks(pool, params.id) : [];
    const shown = rows.slice(0, SHOWN_ROWS).map(presentRow);
    const photos = await countPhotos(pool, params.id);
    return { batch, rows: shown, hasMore, alike, remarks, newNames, photos };
  },

  assignImportName: ({ params, body, req }) => assignName(req.payload, params.id, body),

  decideDuplicate: async ({ params, body, req }) => {
    const { row, others, ...verdict } = body;
    await decideDuplicates(req.payload.db.pool, params.id, { ...verdict, rowNos: [row, ...others] });
  },

  commitImport: ({ params: { id }, body, req }) =>
    begin(id, req, startCommit({ pool: req.payload.db.pool, id, accepted: body.accept })),

  undoImport: ({ params: { id }, req }) => begin(id, req, startUndo({ payload: req.payload, id })),

  downloadRejects: async ({ params, req }) => {
    const { pool } = req.payload.db;
    const { id, fileName } = await findBatch(pool, params.id);
    return { name: rejectsName(fileName), text: writeRejects(pool, id) };
  },
} satisfies SomeHandlers;

/** Returns when the work has started; the desk polls its progress. */
async function begin(
  id: number,
  { payload }: PayloadRequest,
  start: Promise<{ ended: Promise<string> }>,
): Promise<{ id: number }> {
  const { ended } = await start;
  ended.then(
    (outcome) => payload.logger.info(`Import ${id}: ${outcome}`),
    (error: unknown) => payload.logger.error(error instanceof ImportFault ? error.message : { err: error }),
  );
  return { id };
}

function presentBatch(batch: ImportBatch): ImportBatchView {
  const { id, fileName, state, by, progress, totals, outcome, hasRows } = batch;
  const planned = { id, fileName, state, by, progress, totals };
  return { ...planned, outcome, hasRows, undoUntil: undoUntil(batch) };
}

function presentRow(row: Omit<PlanRow, 'raw'>): PlanRowView {
  const { source: _source, sourceKey: _key, held, done: _done, ...shown } = row;
  return { ...shown, canCreate: held !== null && canCreate(held.place) };
}
