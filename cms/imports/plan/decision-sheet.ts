import { guardCell, readCell } from '#domain/imports/spreadsheet-cell';
import type { Decision } from '#contract/imports';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Pool } from 'pg';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { decideDuplicates } from './decide-duplicates.ts';
import { eachPlanRow } from './plan-rows.ts';

const COLUMNS = ['decision', 'row', 'name', 'place', 'its name', 'its address', 'likeness', 'why'] as const;
/** Words for the first column. */
const WORDS: Readonly<Record<string, Decision>> = {
  'this one': 'update',
  new: 'create',
  skip: 'skip',
  take: 'take',
};

const sheetSchema = z.array(z.object({ decision: z.string(), row: z.string(), place: z.string() }));

/**
 * A plan's held rows as a table, one line per candidate place, followed by rows with kept values; people fill in the
 * first column.
 */
export async function* writeDecisionSheet(
  pool: Pick<Pool, 'query'>,
  batchId: number,
): AsyncGenerator<string> {
  yield stringify([[...COLUMNS]]);
  for await (const row of eachPlanRow(pool, batchId, 'duplicate')) {
    const lines = row.candidates.map(({ placeId, at, name, address, score, reasons }) =>
      ['', row.at, row.name ?? '', placeId ?? at ?? '', name, address, score, reasons.join(', ')].map(
        (cell) => guardCell(String(cell)),
      ),
    );
    yield stringify(lines);
  }
  for await (const { at, name, placeId, kept } of eachPlanRow(pool, batchId, 'kept')) {
    if (!kept) continue;
    const why = Object.entries(kept).map(
      ([field, { says, because }]) => `${field} kept (${because}), the source says ${JSON.stringify(says)}`,
    );
    const line = ['', at, name ?? '', placeId ?? '', '', '', '', why.join('; ')];
    yield stringify([line.map((cell) => guardCell(String(cell)))]);
  }
}

/**
 * Applies a filled-in table to a plan: "this one" on a candidate's line, "new" or "skip" on any line of the row,
 * "take" for a kept value; blank lines change nothing. Returns the number of rows decided.
 * @throws ImportFault if it is not a table, or a decision makes no sense; once fixed, the table can be read again
 */
export async function readDecisionSheet(pool: Pool, batchId: number, text: string): Promise<number> {
  const decided = readVerdicts(text);
  const rowNos = new Map<string, number>();
  for await (const row of eachPlanRow(pool, batchId)) {
    if (decided.has(row.at) && (row.held || row.kept)) rowNos.set(row.at, row.rowNo);
  }
  const strange = [...decided.keys()].find((at) => !rowNos.has(at));
  if (strange !== undefined) throw new ImportFault(`plan ${batchId} holds back no ${strange}.`);
  for (const [at, verdict] of decided) {
    await decideDuplicates(pool, batchId, { ...verdict, rowNos: [rowNos.get(at) ?? 0] });
  }
  return decided.size;
}

function readVerdicts(text: string): Map<string, { decision: Decision; placeId?: number }> {
  const verdicts = new Map<string, { decision: Decision; placeId?: number }>();
  for (const { decision: cell, row, place } of readLines(text)) {
    const word = cell.trim().toLowerCase();
    if (word === '') continue;
    const [at, placeId] = [readCell(row), Number(place)];
    const decision = WORDS[word];
    if (!decision) throw new ImportFault(`${at}: “${cell}” is none of: ${Object.keys(WORDS).join(', ')}.`);
    if (decision === 'update' && !(placeId > 0))
      throw new ImportFault(`${at}: ${place} is a row of the file, not a stored place.`);
    if (verdicts.has(at)) throw new ImportFault(`${at} is decided twice; keep one of them.`);
    verdicts.set(at, decision === 'update' ? { decision, placeId } : { decision });
  }
  return verdicts;
}

function readLines(text: string) {
  try {
    const delimiter = [',', ';', '\t'];
    return sheetSchema.parse(parse(text, { columns: true, bom: true, delimiter, relax_column_count: true }));
  } catch (error) {
    throw new ImportFault(`not a table with the columns ${COLUMNS.join(', ')}.`, { cause: error });
  }
}
