import { Readable, pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportFault } from '../import-fault.ts';
import { openText } from './open-file.ts';
import { MAX_ROW_BYTES, type SourceFile, type SourceRow } from './source-file.ts';
import { isBlankRow } from './table-head.ts';

/** What csv-parse makes of a row, with `info`. */
export interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * The rows of a table with a header, streamed. Quoted fields may contain line breaks; a row's number is that of the
 * physical line it starts on. A row with too few or too many fields is returned with its problem, not thrown.
 */
export async function* readCsv(
  file: SourceFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter: file.delimiter,
    quote: file.quote,
    bom: true,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_BYTES,
  });
  // Errors of either end surface in the loop below.
  pipeline(Readable.from(unifyLineEnds(openText(file, onBytes))), parser, () => undefined);
  const columns = file.columns ?? [];
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      const start = line;
      line = info.lines + 1;
      // Empty lines count as lines, not as rows; those above the header are titles.
      if (start > file.header && !isBlankRow(record)) yield buildRow(columns, record, `line ${start}`);
    }
  } catch (error) {
    throw faultOf(error, line);
  }
}

/** A file pasted together may end its lines in several ways, of which csv-parse knows one. */
async function* unifyLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

function buildRow(columns: readonly string[], cells: readonly string[], at: string): SourceRow {
  const beyond = cells.slice(columns.length);
  const values = isBlankRow(beyond) ? cells.slice(0, columns.length) : cells;
  const record = Object.fromEntries(columns.map((name, index) => [name, plainCell(values[index] ?? '')]));
  const row = { at, record, raw: values };
  if (values.length === columns.length) return row;
  return { ...row, problem: `${values.length} fields where the header has ${columns.length}` };
}

/** What a spreadsheet writes so that a number stays a text: ="21224". */
function plainCell(cell: string): string {
  const [, text] = /^="([^]*)"$/.exec(cell) ?? [];
  return text?.replaceAll('""', '"') ?? cell;
}

function faultOf(error: unknown, line: number): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const most = MAX_ROW_BYTES / 1024;
    const message = `line ${line}: longer than ${most} kB, which is no row; check delimiter, quotes and line ends.`;
    return new ImportFault(message, { cause: error });
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new ImportFault(`line ${line}: a quote is opened and never closed; mend it and try again.`, {
      cause: error,
    });
  }
  return String(error.code).startsWith('CSV_')
    ? new ImportFault(`line ${line}: ${error.message}`, { cause: error })
    : error;
}
