import type * as desk from '#contract/imports-desk';
import type { ImportBatchView, PlanRowView } from '#contract/imports';
import type { Handler, HandlerInput } from '../../calls/handler.ts';
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

export const getImport: Handler<typeof desk.getImport> = async ({ params, query, req }) => {
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
  return { status: 200, body: { batch, rows: shown, hasMore, alike, remarks, newNames, photos } };
};

export const assignImportName: Handler<typeof desk.assignImportName> = async ({ params, body, req }) => {
  await assignName(req.payload, params.id, body);
  return { status: 204 };
};

export const decideDuplicate: Handler<typeof desk.decideDuplicate> = async ({ params, body, req }) => {
  const { row, others, ...verdict } = body;
  await decideDuplicates(req.payload.db.pool, params.id, { ...verdict, rowNos: [row, ...others] });
  return { status: 204 };
};

export const commitImport: Handler<typeof desk.commitImport> = ({ params: { id }, body, req }) =>
  begin(id, req, startCommit({ pool: req.payload.db.pool, id, accepted: body.accept }));

export const undoImport: Handler<typeof desk.undoImport> = ({ params: { id }, req }) =>
  begin(id, req, startUndo({ payload: req.payload, id }));

export const downloadRejects: Handler<typeof desk.downloadRejects> = async ({ params, req }) => {
  const { pool } = req.payload.db;
  const { id, fileName } = await findBatch(pool, params.id);
  return { status: 200, file: { name: rejectsName(fileName), text: writeRejects(pool, id) } };
};

/** Returns when the work has started; the desk polls its progress. */
async function begin(
  id: number,
  { payload }: HandlerInput<typeof desk.undoImport>['req'],
  start: Promise<{ ended: Promise<string> }>,
): Promise<{ status: 202; body: { id: number } }> {
  const { ended } = await start;
  ended.then(
    (outcome) => payload.logger.info(`Import ${id}: ${outcome}`),
    (error: unknown) => payload.logger.error(error instanceof ImportFault ? error.message : { err: error }),
  );
  return { status: 202, body: { id } };
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
