import type { RowKind } from '#contract/imports';
import type { Pool } from 'pg';
import type { PlannedRow } from './plan-types.ts';

/** A row of a plan, with its outcome. */
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

const ROW_SQL = `select row_no as "rowNo", at, action, place_id as "placeId", matched_by as "matchedBy", name, source,
  source_key as "sourceKey", given, was, kept, coalesce(originals, '{}') as originals, coalesce(notices, '[]') as notices,
  coalesce(faults, '[]') as faults, coalesce(candidates, '[]') as candidates, held, raw, decided, done, because
  from import_rows`;

export async function listPlanRows(
  pool: Pick<Pool, 'query'>,
  batchId: number,
  { action, after = 0, limit }: RowQuery,
): Promise<PlanRow[]> {
  const { rows } = await pool.query<PlanRow>(
    `${ROW_SQL} where batch_id = $1 and row_no > $3 and ($2::text is null or action = $2
         or ($2 = 'kept' and kept is not null) or ($2 = 'noticed' and notices is not null and matched_by is distinct from 'file'))
       order by row_no limit $4`,
    [batchId, action ?? null, after, limit],
  );
  return rows;
}

/** All rows of one kind, read page by page. */
export async function* eachPlanRow(
  pool: Pick<Pool, 'query'>,
  batchId: number,
  action?: RowKind,
): AsyncGenerator<PlanRow> {
  let after = 0;
  for (;;) {
    const rows = await listPlanRows(pool, batchId, { action, after, limit: 500 });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.rowNo;
  }
}
