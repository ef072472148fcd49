import { stringify } from 'csv-stringify/sync';
import type { Pool } from 'pg';
import { findBatch, REASON } from './import-batch.ts';
import { eachPlanRow, type PlanRow } from './plan-rows.ts';

/**
 * A plan's rejected rows in their file's format, with an additional column `reason`, to be fixed and imported again.
 * Streamed.
 */
export async function* writeRejects(pool: Pick<Pool, 'query'>, batchId: number): AsyncGenerator<string> {
  const { fileForm: file } = await findBatch(pool, batchId);
  const rows = eachPlanRow(pool, batchId, 'rejected');
  if (file.columns) {
    const { delimiter, quote, columns } = file;
    const line = (fields: readonly unknown[]) => stringify([[...fields]], { delimiter, quote });
    yield line([...columns, REASON]);
    for await (const row of rows) {
      const fields = Array.isArray(row.raw) ? row.raw : [];
      // A row with missing fields still has its reason in the right column.
      const blanks = Array.from({ length: Math.max(0, columns.length - fields.length) }, () => '');
      yield line([...fields, ...blanks, reasonOf(row)]);
    }
    return;
  }
  if (file.kind === 'ndjson') {
    for await (const row of rows) yield `${JSON.stringify(withReason(row))}\n`;
    return;
  }
  const isGeo = file.kind === 'geojson';
  yield isGeo ? '{"type": "FeatureCollection", "features": [' : '[';
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(isGeo ? featureWithReason(row) : withReason(row));
    separator = ',\n';
  }
  yield isGeo ? '\n]}\n' : '\n]\n';
}

export function rejectsName(fileName: string): string {
  // Rows of a workbook are written as a table that opens in the same program.
  const plain = fileName.replace(/\.gz$/i, '').replace(/\.xlsx$/i, '.csv');
  const dot = plain.lastIndexOf('.');
  return dot > 0 ? `${plain.slice(0, dot)}.rejects${plain.slice(dot)}` : `${plain}.rejects`;
}

/** All faults of a row, with its position as shown in the plan. */
function reasonOf({ at, faults }: Pick<PlanRow, 'at' | 'faults'>): string {
  return `${at}: ${faults.map(({ field, message }) => `${field}: ${message}`).join('; ')}`;
}

function withReason(row: PlanRow): object {
  const { raw } = row;
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
    return { ...raw, [REASON]: reasonOf(row) };
  return { value: raw, [REASON]: reasonOf(row) };
}

function featureWithReason(row: PlanRow): object {
  const { raw } = row;
  const properties = typeof raw === 'object' && raw !== null && 'properties' in raw ? raw.properties : {};
  const base = typeof raw === 'object' && raw !== null ? raw : {};
  return {
    ...base,
    properties: { ...(typeof properties === 'object' ? properties : {}), [REASON]: reasonOf(row) },
  };
}
