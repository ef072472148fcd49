import type { PlanTotals } from '#contract/imports';
import { BrakeTally } from '#domain/imports/brakes';
import { NO_TERMS, type Terms } from '#domain/imports/keep-stored-values';
import type { Payload } from 'payload';
import type { ClientBase } from 'pg';
import { errorCode, reasonOf } from '../../database/database-fault.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { ImportFault } from '../import-fault.ts';
import { checkImportMap, listColumns, needsAreas, type ImportMap } from '../map/import-map.ts';
import type { Areas } from '../map/polygons.ts';
import { readAhead } from '../read/in-turns.ts';
import { readBatches } from '../read/read-source.ts';
import type { SourceFile, SourceRow } from '../read/source-file.ts';
import { openPanelValidation } from './panel-validation.ts';
import { askAgain } from './ask-again.ts';
import { insertBatch, readRevision, updateBatch } from './import-batch.ts';
import { loadKnownKeys } from './known-keys.ts';
import { loadKnownPlaces, holdAmbiguousNames } from './known-places.ts';
import { findMiddles } from './neighborhood-middles.ts';
import { planBatch, readRows } from './plan-batch.ts';
import type { Planner } from './row-decider.ts';
import type { PlannedRow } from './planned-row.ts';
import { RecordNames } from './record-names.ts';
import { countsSql } from './recount.ts';

export interface PlanOptions {
  readonly payload: Payload;
  readonly file: SourceFile;
  /** Unvalidated; checked here. */
  readonly map: unknown;
  readonly mapName: string;
  readonly areas?: Areas | undefined;
  /** What its rows may overwrite; by default, everything not written by a person. */
  readonly terms?: Omit<Terms, 'isOurs' | 'source'>;
  readonly by: string;
  readonly onRows?: (count: number) => void;
  readonly onBytes?: (bytes: number) => void;
}

/** Rows between progress updates. */
const NOTED_ROWS = 2_500;

export interface StartedPlan {
  readonly id: number;
  /** Rejects with `ImportFault`, also stored with the batch. */
  readonly ended: Promise<PlanTotals>;
}

/**
 * Plans an import: stores what each row would do, and writes nothing else. All rows of a plan appear at once; a
 * failed plan leaves none.
 */
export async function startPlan(options: PlanOptions): Promise<StartedPlan> {
  const map = checkImportMap(options.map, options.mapName);
  checkColumns(options.file.columns, map);
  if (needsAreas(map) && !options.areas) {
    throw new ImportFault(
      `the map for ${map.source} tells neighborhoods by their borders, and there are none yet. Send them as GeoJSON under “Neighborhoods on the map,” or on the command line with --polygons.`,
    );
  }
  const { asOf = null } = options.terms ?? {};
  if (asOf !== null && asOf > new Date().toISOString().slice(0, 10))
    throw new ImportFault(`the file cannot be of ${asOf}: that day is still to come.`);
  const { pool } = options.payload.db;
  const terms: Terms = { ...NO_TERMS, ...options.terms, isOurs: map.exact, source: map.source };
  const id = await insertBatch(pool, { ...options, terms });
  const ended = plan({ ...options, id, map, terms }).catch(async (error: unknown) => {
    const message =
      error instanceof ImportFault
        ? error.message
        : `the plan was not made: ${reasonOf(error)}; nothing is stored. Try again.`;
    await updateBatch(pool, id, { state: 'failed', outcome: message, progress: null }).catch(() => undefined);
    // Errors with a code come from the system or the database; others are bugs and keep their stack.
    const isOutside = error instanceof Error && !(error instanceof ImportFault) && errorCode(error) !== '';
    throw isOutside ? new ImportFault(message, { cause: error }) : error;
  });
  return { id, ended };
}

interface PlanOrder extends PlanOptions {
  readonly id: number;
  readonly map: ImportMap;
  readonly terms: Terms;
}

async function plan(order: PlanOrder): Promise<PlanTotals> {
  const { pool } = order.payload.db;
  const made = await inTransaction(pool, (client) => planRows(client, order), 'repeatable read');
  // Not earlier: progress updates have changed the batch since this snapshot.
  await updateBatch(pool, order.id, { ...made, state: 'planned', progress: null });
  return made.totals;
}

async function planRows(client: ClientBase, order: PlanOrder) {
  const { payload, file, map, id } = order;
  const dataRevision = await readRevision(client);
  await loadKnownKeys(client);
  await loadKnownPlaces(client);
  const planner = await openPlanner(client, order);
  let read = 0;
  let repeated = 0;
  let noted = 0;
  let planned: PlannedRow[] = [];
  // While PostgreSQL works, the next rows are read.
  for await (const rows of readAhead(readRows(planner.reader, readBatches(file, order.onBytes)))) {
    if (read === 0 && file.columns === null)
      checkFields(
        rows.map(({ source }) => source),
        map,
      );
    const before = planned;
    planned = await planBatch(planner, rows, () => storeRows(client, id, before));
    read += planned.length;
    repeated += planned.filter(({ matchedBy }) => matchedBy === 'file').length;
    order.onRows?.(read);
    // Outside this transaction, whose writes are invisible until it commits.
    if (read >= noted + NOTED_ROWS) {
      noted = read;
      await updateBatch(payload.db.pool, id, { progress: { done: read, total: null } });
    }
  }
  await storeRows(client, id, planned);
  if (read === 0) {
    throw new ImportFault('the file has no rows besides its header; check the download and try again.');
  }
  await holdAmbiguousNames(client, id, planner.contested);
  const brakes = [...planner.tally.brakes(), ...(await askAgain(client, id, order.terms))];
  const { rows } = await client.query<{ totals: PlanTotals }>(
    `select $2::jsonb || ${countsSql('$2::jsonb')} as totals`,
    [id, JSON.stringify({ read, repeated, brakes })],
  );
  if (!rows[0]) throw new Error('The rows of the plan were not counted.');
  return { ...rows[0], dataRevision };
}

async function openPlanner(
  client: ClientBase,
  { payload, file, areas, map, terms }: PlanOrder,
): Promise<Planner> {
  return {
    client,
    reader: { map, now: new Date(), isTable: file.columns !== null, ...(areas && { areas }) },
    validate: await openPanelValidation(payload),
    middles: await findMiddles(client),
    names: new RecordNames(),
    tally: new BrakeTally(),
    contested: new Set(),
    terms,
  };
}

/** Rows that change nothing are only counted: a list that is read daily has thousands of them. */
async function storeRows(client: ClientBase, id: number, rows: readonly PlannedRow[]): Promise<void> {
  const records = rows
    .filter(needsReview)
    .map(({ rowNo, placeId, matchedBy, sourceKey, originals, notices, faults, candidates, ...row }) => ({
      batch_id: id,
      row_no: rowNo,
      place_id: placeId,
      matched_by: matchedBy,
      source_key: sourceKey,
      originals: Object.keys(originals).length > 0 ? originals : null,
      notices: notices.length > 0 ? notices : null,
      faults: faults.length > 0 ? faults : null,
      candidates: candidates.length > 0 ? candidates : null,
      is_linked: false,
      ...row,
    }));
  await client.query(
    `insert into import_rows select * from jsonb_populate_recordset(null::import_rows, $1::jsonb)`,
    [JSON.stringify(records).replaceAll(UNKEEPABLE, (_all, backslash?: string) => backslash ?? '\ufffd')],
  );
}

function needsReview({ action, kept, notices, matchedBy }: PlannedRow): boolean {
  return action !== 'unchanged' || kept !== null || (notices.length > 0 && matchedBy !== 'file');
}

/** PostgreSQL's JSON allows neither null characters nor unpaired surrogates, the only ones that are escaped. */
const UNKEEPABLE = /(\\\\)|\\u(?:0000|d[89a-f][\da-f]{2})/g;

/** A map with columns that the table lacks is the wrong one: no plan is better than an empty one. */
function checkColumns(columns: readonly string[] | null, map: ImportMap): void {
  if (!columns) return;
  const missing = listColumns(map).find((path) => !columns.includes(path));
  if (missing !== undefined) throw absent(missing, columns, map);
}

function absent(missing: string, columns: readonly string[], map: ImportMap): ImportFault {
  return new ImportFault(
    `no column “${missing}”, which the map for ${map.source} speaks of; there are: ${columns.join(', ')}. ` +
      'Choose another map, or let --guess propose one.',
  );
}

/** Objects of a list may differ, but a field missing from all of the first means the wrong map. */
function checkFields(rows: readonly SourceRow[], map: ImportMap): void {
  const whole = rows.filter(({ problem }) => problem === undefined);
  const seen = new Set(whole.flatMap(({ record }) => Object.keys(record)));
  if (whole.length === 0) return;
  const missing = listColumns(map).find(
    (path) => !seen.has(path) && !seen.has(path.split(/\.|\[\]/)[0] ?? ''),
  );
  if (missing !== undefined) throw absent(missing, [...seen], map);
}
