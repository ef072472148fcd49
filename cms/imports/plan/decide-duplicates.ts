import type { Candidate, Decision, DuplicateDecision } from '#contract/imports';
import { DUPLICATE_SCORE } from '#domain/imports/duplicate-score';
import type { Terms, KeptValue } from '#domain/imports/keep-stored-values';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { findCurrentPlaces, refuseUnusable } from '../commit/current-places.ts';
import { REQUIRED_FIELDS, type RestaurantFields } from '../map/restaurant-fields.ts';
import { findOpenPlan } from './import-batch.ts';
import { divideChanges, valuesBefore } from './planned-row.ts';
import { valuesFor } from './recognize-place.ts';
import { recount } from './recount.ts';
import { groupSimilar, type SimilarRows } from '#domain/imports/group-similar';

interface HeldRow {
  rowNo: number;
  at: string;
  source: string;
  sourceKey: string;
  held: { place: RestaurantFields; given: Partial<RestaurantFields> };
  candidates: Candidate[];
}

interface Verdict {
  readonly decision: Decision;
  /** One row, or several, of which only the clear ones are decided; absent: all undecided rows. */
  readonly rowNos?: readonly number[];
  /** With 'take': only its values are taken. */
  readonly field?: string | undefined;
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
  { decision, rowNos, field, placeId }: Verdict,
): Promise<number> {
  const plan = await findOpenPlan(pool, batchId);
  return inTransaction(pool, async (client) => {
    if (decision === 'take') {
      const taken = await overwriteKeptValues(client, batchId, rowNos, field);
      await recount(client, plan);
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
    for (const row of chosen) await decideRow(client, batchId, row, { decision, placeId }, plan.terms);
    await recount(client, plan);
    return chosen.length;
  });
}

/** Whether a decision about all rows applies to this one: never if it resembles several places. */
function isClear({ held, candidates }: HeldRow, decision: DuplicateDecision): boolean {
  if (decision === 'create') return canCreate(held.place);
  if (decision === 'skip') return true;
  const [best, next] = candidates.filter(({ placeId }) => placeId !== null);
  if (!best) return false;
  return !next || (best.score >= DUPLICATE_SCORE && best.score > next.score);
}

/** Whether a held row has all a new place needs; one without an address can only be a known place. */
export function canCreate(place: RestaurantFields): boolean {
  return REQUIRED_FIELDS.every((field) => place[field] !== '');
}

async function decideRow(
  client: PoolClient,
  batchId: number,
  row: HeldRow,
  { decision, placeId: chosen }: { decision: DuplicateDecision; placeId: number | undefined },
  terms: Terms,
): Promise<void> {
  if (decision === 'create' && !canCreate(row.held.place))
    throw new ImportFault(`${row.at} lacks an address or a name; creating a place needs both.`);
  if (decision !== 'update') {
    const isNew = decision === 'create';
    const given = isNew ? JSON.stringify(row.held.place) : null;
    await client.query(
      `update import_rows set action = $3, decided = $4, given = $5, was = null, place_id = null, matched_by = null,
         stamp = null, kept = null
       where batch_id = $1 and row_no = $2`,
      [batchId, row.rowNo, isNew ? 'create' : 'duplicate', decision, given],
    );
    return;
  }
  const stored = row.candidates.flatMap(({ placeId }) => placeId ?? []);
  const placeId = chosen ?? stored[0] ?? 0;
  if (chosen !== undefined && !stored.includes(chosen))
    throw new ImportFault(`${row.at} does not resemble place ${chosen}.`);
  const place = (await findCurrentPlaces(client, [placeId])).get(placeId);
  if (!place) throw new ImportFault(`${row.at} resembles another row of the file, not a stored place.`);
  refuseUnusable(place, place.id);
  const values = valuesFor({ ...row, given: row.held.given }, place, null);
  const { given, was, kept } = divideChanges(values, place, terms);
  const action = Object.keys(given).length > 0 ? 'update' : 'unchanged';
  await client.query(
    `update import_rows set action = $3, decided = 'update', place_id = $4, matched_by = 'name and place', given = $5,
       stamp = $6, was = $7, kept = $8 where batch_id = $1 and row_no = $2`,
    [batchId, row.rowNo, action, placeId, given, place.stamp, was, kept],
  );
}

interface KeptRow {
  rowNo: number;
  at: string;
  placeId: number;
  given: Record<string, unknown> | null;
  kept: Record<string, KeptValue>;
}

/**
 * Overwrites kept values with those of the plan, of one field or all: in some rows, or in all rows with kept values.
 * Returns the number of rows.
 * @throws ImportFault if none of some rows has kept values
 */
async function overwriteKeptValues(
  client: PoolClient,
  batchId: number,
  rowNos?: readonly number[],
  only?: string,
): Promise<number> {
  const { rows } = await client.query<KeptRow>(
    `select row_no as "rowNo", at, place_id as "placeId", given, kept from import_rows
     where batch_id = $1 and kept is not null and done is null and action in ('update', 'unchanged')
       and (row_no = any($2) or $2::int[] is null)
     order by row_no for update`,
    [batchId, rowNos ?? null],
  );
  if (rowNos && rows.length === 0)
    throw new ImportFault(`row ${rowNos[0]} of plan ${batchId} keeps no value against the file.`);
  const places = await findCurrentPlaces(
    client,
    rows.map(({ placeId }) => placeId),
  );
  for (const { at, placeId, kept, given, rowNo: number } of rows) {
    const place = places.get(placeId);
    if (!place) throw new ImportFault(`${at}: place ${placeId} is gone; plan the file again.`);
    refuseUnusable(place, place.id);
    const isTaken = (field: string) => only === undefined || field === only;
    const values = Object.entries(kept).map(([field, { value }]) => [field, value] as const);
    const all = { ...given, ...Object.fromEntries(values.filter(([field]) => isTaken(field))) };
    const rest = Object.entries(kept).filter(([field]) => !isTaken(field));
    await client.query(
      `update import_rows set action = 'update', decided = 'take', given = $3, was = $4, kept = $5
       where batch_id = $1 and row_no = $2`,
      [batchId, number, all, valuesBefore(place, all), rest.length > 0 ? Object.fromEntries(rest) : null],
    );
  }
  return rows.length;
}

/** More rows than a person decides in one sitting. */
const MAX_ROWS = 10_000;
const MAX_GROUPS = 20;

/** A plan's held and undecided rows that can be decided as groups. */
export async function listSimilarRows(pool: Pick<Pool, 'query'>, batchId: number): Promise<SimilarRows[]> {
  const { rows } = await pool.query<{ rowNo: number; place: RestaurantFields; best: Candidate }>(
    `select row_no as "rowNo", held -> 'place' as place, candidates -> 0 as best from import_rows
     where batch_id = $1 and action = 'duplicate' and decided is null and held is not null and candidates -> 0 is not null
     order by row_no limit $2`,
    [batchId, MAX_ROWS],
  );
  const held = rows.map(({ rowNo, place, best }) => ({ rowNo, canCreate: canCreate(place), best }));
  return groupSimilar(held).slice(0, MAX_GROUPS);
}
