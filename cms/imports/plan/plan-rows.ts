import type { RowKind } from '#contract/imports';
import type { Pool } from 'pg';
import type { PlannedRow } from './planned-row.ts';

export interface PlanRow extends Omit<PlannedRow, 'stamp'> {
  readonly decided: string | null;
  readonly done: 'done' | 'left' | 'undone' | 'kept' | null;
  readonly because: string | null;
}

interface RowQuery {
  readonly action?: RowKind | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Pages of as many rows of the longest kind don't fill the memory. */
const PAGE_ROWS = 50;

const COLUMNS = `row_no as "rowNo", at, action, place_id as "placeId", matched_by as "matchedBy", name, source,
  source_key as "sourceKey", given, was, kept, coalesce(originals, '{}') as originals, coalesce(notices, '[]') as notices,
  coalesce(faults, '[]') as faults, coalesce(candidates, '[]') as candidates, held, decided, done, because`;

const PAGE_SQL = `select * from import_rows where batch_id = $1 and row_no > $3 and ($2::text is null or action = $2
    or ($2 = 'telling' and (kept is not null or action in ('update', 'duplicate', 'rejected')
      or (action = 'create' and notices is not null)))
    or ($2 = 'kept' and kept is not null) or ($2 = 'noticed' and notices is not null and matched_by is distinct from 'file'))
  order by row_no limit $4`;

/** Without the rows as in the file. */
export async function listPlanRows(
  pool: Pick<Pool, 'query'>,
  batchId: number,
  { action, after = 0, limit }: RowQuery,
): Promise<Omit<PlanRow, 'raw'>[]> {
  const { rows } = await pool.query<Omit<PlanRow, 'raw'>>(
    `select ${COLUMNS} from (${PAGE_SQL}) page order by row_no`,
    [batchId, action ?? null, after, limit],
  );
  return rows;
}

/** All rows of one kind, or those that do more than create a place without a notice, read page by page. */
export async function* eachPlanRow(
  pool: Pick<Pool, 'query'>,
  batchId: number,
  action?: RowKind | 'telling',
): AsyncGenerator<PlanRow> {
  let after = 0;
  for (;;) {
    const { rows } = await pool.query<PlanRow>(
      `select ${COLUMNS}, raw from (${PAGE_SQL}) page order by row_no`,
      [batchId, action ?? null, after, PAGE_ROWS],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.rowNo;
  }
}
