import type { BatchProgress, ImportBatchView, PlanTotals } from '#contract/imports';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { NO_TERMS, type Terms } from '#domain/imports/keep-stored-values';
import type { Pool } from 'pg';
import { service } from '../../start/services.ts';
import { ImportFault } from '../import-fault.ts';
import type { SourceFile } from '../read/source-file.ts';

/** The additional column of a file of rejected rows. */
export const REASON = 'reason';

export interface ImportBatch extends Omit<ImportBatchView, 'undoUntil'> {
  readonly filePath: string;
  readonly fileHash: string;
  /** Of its file when it was planned. */
  readonly fileForm: Pick<SourceFile, 'kind' | 'delimiter' | 'quote' | 'columns'>;
  readonly source: string;
  readonly map: unknown;
  readonly terms: Terms;
  readonly dataRevision: string;
  readonly plannedAt: Date;
  readonly committedAt: Date | null;
}

const BATCH_SQL = `select id, file_name as "fileName", file_path as "filePath", file_hash as "fileHash",
  file_form as "fileForm", source, map, coalesce(terms, '${JSON.stringify(NO_TERMS)}') as terms, by, state::text as state, data_revision::text as "dataRevision",
  planned_at as "plannedAt", committed_at as "committedAt", progress,
  totals, outcome,
  exists (select 1 from import_rows where batch_id = import_batches.id) as "hasRows"
  from import_batches`;

/** @throws ImportFault if there is no plan with that id */
export async function findBatch(pool: Pick<Pool, 'query'>, id: number): Promise<ImportBatch> {
  const { rows } = await pool.query<ImportBatch>(`${BATCH_SQL} where id = $1`, [id]);
  if (rows[0]) return rows[0];
  throw new ImportFault(`there is no plan ${id}; \`npm run import -- --list\` shows the last ones.`);
}

/**
 * Rows that change nothing were never stored, so a batch may have none.
 * @throws ImportFault if a batch's rows are past their time (`forget-imports.ts`)
 */
export function refuseForgotten({ id, hasRows, totals }: ImportBatch): void {
  if (hasRows || !totals || totals.read === totals.unchanged) return;
  throw new ImportFault(
    `the rows of import ${id} are no longer kept, so it can neither be committed nor undone; plan the file again.`,
  );
}

/** @throws ImportFault if a plan can no longer be changed */
export async function findOpenPlan(pool: Pick<Pool, 'query'>, id: number): Promise<ImportBatch> {
  const batch = await findBatch(pool, id);
  if (batch.state !== 'planned')
    throw new ImportFault(`plan ${id} is ${batch.state}; only a fresh plan can be changed.`);
  refuseForgotten(batch);
  return batch;
}

/** The last day on which an import can be undone; `null` if it cannot. */
export function undoUntil({ state, hasRows, committedAt }: ImportBatch): string | null {
  if (state !== 'committed' || !hasRows || !committedAt) return null;
  return dateAfter(cityDay(committedAt), service('runtime').undoDays);
}

export async function listBatches(pool: Pick<Pool, 'query'>, most: number): Promise<ImportBatch[]> {
  const { rows } = await pool.query<ImportBatch>(`${BATCH_SQL} order by id desc limit $1`, [most]);
  return rows;
}

type EarlierPlan = Pick<ImportBatch, 'id' | 'fileName' | 'map' | 'terms'> & { readonly isRejects: boolean };

/** How browsers name a file of rejected rows that is downloaded once more. */
const REJECTS = /\.rejects( \(\d+\))?(?=\.|$)/;

/**
 * The newest plan of a table that was fixed by hand and sent again: one with its name and columns, or its rejected
 * rows under any name. Columns alone don't suffice: other lists may have the same ones.
 */
export async function findEarlierPlan(
  pool: Pick<Pool, 'query'>,
  { name, columns }: Pick<SourceFile, 'name' | 'columns'>,
): Promise<EarlierPlan | undefined> {
  const own = columns?.filter((column) => column !== REASON) ?? [];
  const isRejects = own.length !== columns?.length || REJECTS.test(name);
  const { rows } = await pool.query<EarlierPlan>(
    `select id, file_name as "fileName", map, terms, $2::boolean as "isRejects" from import_batches
     where file_form->'columns' = $1::jsonb and ($2 or file_name = $3) and state <> 'failed' order by id desc limit 1`,
    [JSON.stringify(own), isRejects, name],
  );
  return rows[0];
}

interface NewBatch {
  readonly file: SourceFile;
  /** The unparsed map: patterns of a parsed one cannot be stored. */
  readonly map: unknown;
  readonly terms: Terms;
  readonly by: string;
}

export async function insertBatch(
  pool: Pick<Pool, 'query'>,
  { file, map, terms, by }: NewBatch,
): Promise<number> {
  const { path, name, hash, kind, delimiter, quote, columns } = file;
  const form = { kind, delimiter, quote, columns };
  const { rows } = await pool.query<{ id: number }>(
    `insert into import_batches
       (file_name, file_path, file_hash, file_form, source, map, by, terms, state, data_revision, planned_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'planning', (select last_value from place_revision), now()) returning id`,
    [name, path, hash, JSON.stringify(form), terms.source, JSON.stringify(map), by, JSON.stringify(terms)],
  );
  if (!rows[0]) throw new Error('The plan was not recorded.');
  return rows[0].id;
}

interface BatchChange {
  readonly state?: ImportBatchView['state'];
  readonly progress?: BatchProgress | null;
  readonly totals?: PlanTotals;
  readonly outcome?: string | null;
  readonly dataRevision?: string;
}

export async function updateBatch(
  db: Pick<Pool, 'query'>,
  id: number,
  { state, progress, totals, outcome, dataRevision }: BatchChange,
): Promise<void> {
  await db.query(
    `update import_batches set state = coalesce($2::enum_import_batches_state, state),
       progress = case when $3 then $4::jsonb else progress end, totals = coalesce($5::jsonb, totals),
       outcome = coalesce($6, outcome), data_revision = coalesce($7::numeric, data_revision),
       committed_at = case when $2 = 'committed' then now() else committed_at end,
       undone_at = case when $2 = 'undone' then now() else undone_at end
     where id = $1`,
    [
      id,
      state ?? null,
      progress !== undefined,
      progress ? JSON.stringify(progress) : null,
      totals ? JSON.stringify(totals) : null,
      outcome ?? null,
      dataRevision ?? null,
    ],
  );
}

export async function readRevision(db: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await db.query<{ n: string }>('select last_value::text as n from place_revision');
  return rows[0]?.n ?? '0';
}
