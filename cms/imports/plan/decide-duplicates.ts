import type { Candidate, Decision } from '#contract/imports';
import { findChanges } from '#domain/imports/find-changes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../commit/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findCurrentPlaces } from '../places/current-places.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import { findBatch } from './import-batch.ts';

interface HeldRow {
  rowNo: number;
  held: { whole: RestaurantFields; said: Partial<RestaurantFields> };
  candidates: Candidate[];
}

/**
 * Settles possible duplicates of a plan that is not committed yet: one row, or all that nobody has decided.
 * @throws ImportFault where the plan is past deciding, or the row resembles no stored place
 */
export async function decideDuplicates(
  pool: Pool,
  batchId: number,
  { decision, rowNo }: { decision: Decision; rowNo?: number },
): Promise<number> {
  const { state } = await findBatch(pool, batchId);
  if (state !== 'planned')
    throw new ImportFault(`plan ${batchId} is ${state}; only a fresh plan can be changed.`);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<HeldRow>(
      `select row_no as "rowNo", held, candidates from import_rows
       where batch_id = $1 and held is not null and done is null
         and (row_no = $2 or ($2::int is null and decided is null and action = 'duplicate'))
       order by row_no for update`,
      [batchId, rowNo ?? null],
    );
    for (const row of rows) await settle(client, batchId, row, decision);
    await recount(client, batchId);
    return rows.length;
  });
}

async function settle(client: PoolClient, batchId: number, row: HeldRow, decision: Decision): Promise<void> {
  if (decision !== 'update') {
    const isNew = decision === 'create';
    await client.query(
      `update import_rows set action = $3, decided = $4, given = $5, was = null, place_id = null, matched_by = null,
         stamp = null
       where batch_id = $1 and row_no = $2`,
      [
        batchId,
        row.rowNo,
        isNew ? 'create' : 'duplicate',
        decision,
        isNew ? JSON.stringify(row.held.whole) : null,
      ],
    );
    return;
  }
  const placeId = row.candidates.find((candidate) => candidate.placeId !== null)?.placeId ?? 0;
  const place = (await findCurrentPlaces(client, [placeId])).get(placeId);
  if (!place)
    throw new ImportFault(`row ${row.rowNo} resembles another row of the file, not a stored place.`);
  if (place.isPending)
    throw new ImportFault(`place ${placeId} has changes that are not published; publish them first.`);
  const given = findChanges<RestaurantFields>(row.held.said, place);
  const before = new Map<string, unknown>(Object.entries(place));
  const was = Object.fromEntries(Object.keys(given).map((field) => [field, before.get(field)]));
  const action = Object.keys(given).length > 0 ? 'update' : 'unchanged';
  await client.query(
    `update import_rows set action = $3, decided = 'update', place_id = $4, matched_by = 'name and place', given = $5,
       stamp = $6, was = $7 where batch_id = $1 and row_no = $2`,
    [batchId, row.rowNo, action, placeId, JSON.stringify(given), place.stamp, JSON.stringify(was)],
  );
}

async function recount(client: PoolClient, batchId: number): Promise<void> {
  await client.query(
    `update import_batches set totals = totals || (
       select jsonb_build_object('create', count(*) filter (where action = 'create'),
         'update', count(*) filter (where action = 'update'), 'unchanged', count(*) filter (where action = 'unchanged'),
         'duplicate', count(*) filter (where action = 'duplicate'), 'rejected', count(*) filter (where action = 'rejected'))
       from import_rows where batch_id = $1) where id = $1`,
    [batchId],
  );
}
