import type { Candidate, Decision, DuplicateDecision } from '#contract/imports';
import { DUPLICATE_SCORE } from '#domain/imports/duplicate-score';
import type { Terms } from '#domain/imports/keep-stored-values';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findCurrentPlaces } from '../places/current-places.ts';
import { REQUIRED_FIELDS, type RestaurantFields } from '../rows/restaurant-fields.ts';
import { findBatch, refuseForgotten } from './import-batch.ts';
import { divideChanges } from './divide-changes.ts';
import { overwriteKeptValues } from './overwrite-kept-values.ts';
import { saidOf } from './recognize-place.ts';

interface HeldRow {
  rowNo: number;
  at: string;
  source: string;
  sourceKey: string;
  held: { whole: RestaurantFields; said: Partial<RestaurantFields> };
  candidates: Candidate[];
}

interface Verdict {
  readonly decision: Decision;
  /** One row, or several, of which only the clear ones are decided; absent: all undecided rows. */
  readonly rowNos?: readonly number[];
  /** With 'update': the chosen candidate, by default the likeliest. */
  readonly placeId?: number | undefined;
}

/**
 * Decides possible duplicates of an uncommitted plan. Returns the number of rows decided.
 * @throws ImportFault if the plan can no longer be changed, or the decision is invalid for the one row
 */
export async function decideDuplicates(
  pool: Pool,
  batchId: number,
  { decision, rowNos, placeId }: Verdict,
): Promise<number> {
  const batch = await findBatch(pool, batchId);
  const { state, terms } = batch;
  if (state !== 'planned')
    throw new ImportFault(`plan ${batchId} is ${state}; only a fresh plan can be changed.`);
  refuseForgotten(batch);
  return inTransaction(pool, async (client) => {
    if (decision === 'take') {
      const taken = await overwriteKeptValues(client, batchId, rowNos?.[0]);
      await recount(client, batchId);
      return taken;
    }
    const { rows } = await client.query<HeldRow>(
      `select row_no as "rowNo", at, source, source_key as "sourceKey", held, candidates from import_rows
       where batch_id = $1 and held is not null and done is null
         and (row_no = any($2) or ($2::int[] is null and decided is null and action = 'duplicate'))
       order by row_no for update`,
      [batchId, rowNos ?? null],
    );
    const chosen = rowNos?.length === 1 ? rows : rows.filter((row) => isClear(row, decision));
    for (const row of chosen) await settle(client, batchId, row, { decision, placeId, terms });
    await recount(client, batchId);
    return chosen.length;
  });
}

/** Whether a decision about all rows applies to this one: never if it resembles several places. */
function isClear({ held, candidates }: HeldRow, decision: DuplicateDecision): boolean {
  if (decision === 'create') return canCreate(held.whole);
  if (decision === 'skip') return true;
  const [best, next] = candidates.filter(({ placeId }) => placeId !== null);
  if (!best) return false;
  return !next || (best.score >= DUPLICATE_SCORE && best.score > next.score);
}

/** Whether a held row has all a new place needs; one without an address can only be a known place. */
export function canCreate(whole: RestaurantFields): boolean {
  return REQUIRED_FIELDS.every((field) => whole[field] !== '');
}

interface Settlement {
  readonly decision: DuplicateDecision;
  readonly placeId: number | undefined;
  readonly terms: Terms;
}

async function settle(
  client: PoolClient,
  batchId: number,
  row: HeldRow,
  { decision, placeId: chosen, terms }: Settlement,
): Promise<void> {
  if (decision === 'create' && !canCreate(row.held.whole))
    throw new ImportFault(`${row.at} lacks an address or a name; creating a place needs both.`);
  if (decision !== 'update') {
    const isNew = decision === 'create';
    await client.query(
      `update import_rows set action = $3, decided = $4, given = $5, was = null, place_id = null, matched_by = null,
         stamp = null, kept = null
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
  const stored = row.candidates.flatMap(({ placeId: id }) => id ?? []);
  const placeId = chosen ?? stored[0] ?? 0;
  if (chosen !== undefined && !stored.includes(chosen))
    throw new ImportFault(`${row.at} does not resemble place ${chosen}.`);
  const place = (await findCurrentPlaces(client, [placeId])).get(placeId);
  if (!place) throw new ImportFault(`${row.at} resembles another row of the file, not a stored place.`);
  if (place.isPending) throw new ImportFault(`place ${placeId} has unpublished changes; publish them first.`);
  const { given, kept } = divideChanges(saidOf({ ...row, given: row.held.said }, place, null), place, terms);
  const before = new Map<string, unknown>(Object.entries(place));
  const was = Object.fromEntries(Object.keys(given).map((field) => [field, before.get(field)]));
  const action = Object.keys(given).length > 0 ? 'update' : 'unchanged';
  await client.query(
    `update import_rows set action = $3, decided = 'update', place_id = $4, matched_by = 'name and place', given = $5,
       stamp = $6, was = $7, kept = $8 where batch_id = $1 and row_no = $2`,
    [
      batchId,
      row.rowNo,
      action,
      placeId,
      JSON.stringify(given),
      place.stamp,
      JSON.stringify(was),
      kept ? JSON.stringify(kept) : null,
    ],
  );
}

async function recount(client: PoolClient, batchId: number): Promise<void> {
  await client.query(
    `update import_batches set totals = totals || (
       select jsonb_build_object('create', count(*) filter (where action = 'create'),
         'update', count(*) filter (where action = 'update'), 'unchanged', (totals->>'read')::int - count(*) filter (where action <> 'unchanged'),
         'duplicate', count(*) filter (where action = 'duplicate'), 'rejected', count(*) filter (where action = 'rejected'),
         'kept', count(*) filter (where kept is not null))
       from import_rows where batch_id = $1) where id = $1`,
    [batchId],
  );
}
