import { ImportFault } from '../../import-fault.ts';
import type { Merged, SourceFile, SourceRow } from '../source-file.ts';
import { findHeader, HEAD_ROWS, letters, nameColumns, titlesOf } from '../table-head.ts';
import { openWorkbook, type Workbook } from './open-workbook.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';

/**
 * The columns of a workbook's first visible sheet. Reads the sheet to its end, because merged cells come last, and so
 * that a zip bomb is rejected on upload.
 */
export async function inspectWorkbook(
  path: string,
): Promise<Pick<SourceFile, 'columns' | 'header' | 'merged'> & { titles: string }> {
  const merged: Merged[] = [];
  const heads: SheetRow[] = [];
  for await (const row of sheetRows(path, (cells) => merged.push(cells)))
    if (heads.length < HEAD_ROWS) heads.push(row);
  const rows = heads.map(({ cells }) => cells);
  const at = findHeader(rows);
  const found = heads[at];
  if (!found)
    throw new ImportFault('the first sheet of the workbook is blank; check the file and try again.');
  const { number: header, cells } = found;
  return {
    columns: nameColumns(cells, rows.slice(at + 1)),
    header,
    titles: titlesOf(rows.slice(0, at)),
    merged: merged.filter(({ top, bottom }) => bottom > top && bottom > header),
  };
}

/**
 * The rows below the header, streamed. Formulas return their stored results, dates are written out, and vertically
 * merged cells count in each of their rows.
 */
export async function* readXlsx(
  { path, columns, header, merged = [], bytes }: SourceFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const spread = spreadDown(merged);
  for await (const row of sheetRows(path)) {
    const cells = spread(row);
    if (row.number > header) yield buildRow(columns ?? [], { ...row, cells });
  }
  onBytes?.(bytes);
}

function buildRow(columns: readonly string[], { number, cells, problem }: SheetRow): SourceRow {
  const record = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
  const row = { at: `row ${number}`, record, raw: cells };
  const beyond = cells.findIndex((text, index) => index >= columns.length && text.trim() !== '');
  if (problem !== undefined) return { ...row, problem };
  return beyond < 0 ? row : { ...row, problem: `column ${letters(beyond)} has a value and no name` };
}

/** Copies the value of merged cells to all of their rows. */
function spreadDown(merged: readonly Merged[]): (row: SheetRow) => readonly string[] {
  const waiting = merged.toSorted((a, b) => a.top - b.top);
  let open: { merged: Merged; text: string }[] = [];
  return ({ number, cells }) => {
    open = open.filter(({ merged: { bottom } }) => bottom >= number);
    while (waiting[0] && waiting[0].top <= number) {
      const [next] = waiting.splice(0, 1);
      if (next?.top === number) open.push({ merged: next, text: cells[next.left] ?? '' });
    }
    if (open.length === 0) return cells;
    const filled = [...cells];
    for (const { merged: area, text } of open) filled[area.left] = text;
    return Array.from(filled, (text) => text ?? '');
  };
}

async function* sheetRows(path: string, onMerged?: (merged: Merged) => void): AsyncGenerator<SheetRow> {
  let book: Workbook | undefined;
  try {
    book = await openWorkbook(path);
    yield* readSheet(book, onMerged);
  } catch (error) {
    throw faultOf(error);
  } finally {
    book?.close();
  }
}

function faultOf(error: unknown): unknown {
  // Our own errors, and those of the disk.
  if (
    error instanceof ImportFault ||
    (error instanceof Error &&
      'code' in error &&
      error.code !== undefined &&
      !String(error.code).startsWith('Z_'))
  )
    return error;
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return new ImportFault(
    `the workbook cannot be read (${reason}); open it in a spreadsheet program, save it as XLSX and try again.`,
    { cause: error },
  );
}
