import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { startCommit, type CommitOptions, type StartedCommit } from '../../imports/commit/commit-batch.ts';
import { startUndo } from '../../imports/commit/undo-batch.ts';
import { EXPORT_FORMATS, exportPlaces } from '../../imports/export/export-places.ts';
import { ImportFault } from '../../imports/import-fault.ts';
import { DECISIONS, decideDuplicates } from '../../imports/plan/decide-duplicates.ts';
import { findBatch, listBatches } from '../../imports/plan/import-batch.ts';
import { listPlanRows } from '../../imports/plan/plan-rows.ts';
import { ROW_ACTIONS } from '../../imports/plan/plan-types.ts';
import { rejectsName, writeRejects } from '../../imports/plan/write-rejects.ts';
import { answer, bodyOf, forDataStaff, numberOf } from './for-data-staff.ts';

const SHOWN_BATCHES = 25;
const SHOWN_ROWS = 50;
const MEDIA = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  geojson: 'application/geo+json',
} as const;
const rowsSchema = z.object({
  action: z.enum(ROW_ACTIONS).optional().catch(undefined),
  after: z.coerce.number().int().min(0).catch(0),
  left: z.literal('true').optional().catch(undefined),
});
const decisionSchema = z.object({ decision: z.enum(DECISIONS), row: z.number().int().optional() });

/** Plans and imports: shown, decided upon, committed, undone; and the export. */
export const batchEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/imports/batches',
    handler: forDataStaff(async ({ payload }) =>
      answer({ batches: await listBatches(payload.db.pool, SHOWN_BATCHES) }),
    ),
  },
  {
    method: 'get',
    path: '/imports/batches/:id',
    handler: forDataStaff(async (req) => {
      const { pool } = req.payload.db;
      const { action, after, left } = rowsSchema.parse(req.query);
      const batch = await findBatch(pool, numberOf(req));
      const rows = await listPlanRows(pool, batch.id, {
        action,
        after,
        isLeft: left === 'true',
        limit: SHOWN_ROWS + 1,
      });
      const { filePath: _path, ...shown } = batch;
      return answer({ batch: shown, rows: rows.slice(0, SHOWN_ROWS), hasMore: rows.length > SHOWN_ROWS });
    }),
  },
  {
    method: 'post',
    path: '/imports/batches/:id/decisions',
    handler: forDataStaff(async (req) => {
      const { decision, row } = await bodyOf(req, decisionSchema);
      const settled = await decideDuplicates(req.payload.db.pool, numberOf(req), {
        decision,
        ...(row !== undefined && { rowNo: row }),
      });
      return answer({ settled });
    }),
  },
  {
    method: 'post',
    path: '/imports/batches/:id/commit',
    handler: forDataStaff((req) => run(req, startCommit)),
  },
  { method: 'post', path: '/imports/batches/:id/undo', handler: forDataStaff((req) => run(req, startUndo)) },
  {
    method: 'get',
    path: '/imports/batches/:id/rejects',
    handler: forDataStaff(async (req) => {
      const { pool } = req.payload.db;
      const batch = await findBatch(pool, numberOf(req));
      return download(writeRejects(pool, batch.id), rejectsName(batch.fileName), 'application/octet-stream');
    }),
  },
  {
    method: 'get',
    path: '/imports/export',
    handler: forDataStaff(async ({ payload, query }) => {
      const format = z.enum(EXPORT_FORMATS).catch('csv').parse(query.format);
      return download(exportPlaces(payload.db.pool, format), `marble-step.${format}`, MEDIA[format]);
    }),
  },
];

/** Answers when the work has begun; the page asks how it goes on. */
async function run(
  req: PayloadRequest,
  start: (options: CommitOptions) => Promise<StartedCommit>,
): Promise<Response> {
  const id = numberOf(req);
  const { ended } = await start({ pool: req.payload.db.pool, id });
  ended.then(
    (outcome) => req.payload.logger.info(`Import ${id}: ${outcome}`),
    (error: unknown) =>
      req.payload.logger.error(error instanceof ImportFault ? error.message : { err: error }),
  );
  return answer({ id }, 202);
}

/** Names may hold anything; headers may not. */
function download(text: AsyncIterable<string>, name: string, type: string): Response {
  // The two declarations of a web stream, Node's and the DOM's, are one thing.
  const body = Readable.toWeb(
    Readable.from(text).map((piece: string) => Buffer.from(piece)),
  ) as NodeReadableStream as ReadableStream;
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
