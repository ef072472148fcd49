import { parse } from 'csv-parse/sync';
import { ImportFault } from '../import-fault.ts';
import type { ParsedRow } from './read-csv.ts';
import { MAX_COLUMNS } from './source-file.ts';
import { findHeader, HEAD_ROWS, isBlankRow, nameColumns, titlesOf } from './table-head.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** What Excel writes above a table to name its delimiter. */
const SEPARATOR_LINE = /^\uFEFF*sep=(.)(?=\n)/i;

export interface TableForm {
  readonly delimiter: string;
  readonly quote: string;
  /** The line of the header; titles may stand above it. */
  readonly header: number;
  readonly columns: readonly string[];
  /** The texts above the header. */
  readonly titles: string;
}

interface HeadRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * A table's format and column names, from its first lines.
 * @throws ImportFault if it has no header, or one without an end within reach
 */
export function inspectTable(head: string): TableForm {
  const text = head.replaceAll(/\r\n?/g, '\n');
  const [, said] = SEPARATOR_LINE.exec(text) ?? [];
  const plain = text.replace(SEPARATOR_LINE, '');
  const quote = detectQuote(plain);
  const ways = (said === undefined ? DELIMITERS : [said]).map((delimiter) => ({
    delimiter,
    rows: readHead(plain, { delimiter, quote }),
  }));
  const [{ delimiter, rows } = { delimiter: ',', rows: [] }] = ways.toSorted(
    (a, b) => regularity(b.rows) - regularity(a.rows),
  );
  if (plain.replaceAll('\uFEFF', '').trim() === '')
    throw new ImportFault('the file is blank; check the download and try again.');
  const at = findHeader(rows.map(({ cells }) => cells));
  const found = rows[at];
  if (!found)
    throw new ImportFault('line 1: a quote is opened and never closed; mend the header and try again.');
  const below = rows.slice(at + 1).map(({ cells }) => cells);
  const columns = nameColumns(found.cells, below);
  if (columns.length > MAX_COLUMNS) throw tooManyColumns(`line ${found.line}`);
  const titles = titlesOf(rows.slice(0, at).map(({ cells }) => cells));
  return { delimiter, quote, header: found.line, columns, titles };
}

/** How many cells a delimiter makes in rows of one length; half if the first row has another. */
function regularity(rows: readonly HeadRow[]): number {
  const sizes = rows.map(({ cells }) => cells.length);
  return Math.max(
    0,
    ...sizes.map((size) => {
      const cells = (size - 1) * sizes.filter((other) => other === size).length;
      return sizes[0] === size ? cells : cells / 2;
    }),
  );
}

/** Single quotes count only if they enclose whole fields, and no field begins with a double quote. */
function detectQuote(head: string): string {
  const single = head.match(/(?<=^|[,;|\t])'[^'\n]*'(?=[,;|\t\n]|$)/gm) ?? [];
  return single.length > 1 && !/(?:^|[,;|\t])"/m.test(head) ? "'" : '"';
}

/** The first rows that are not blank; the last one may be cut, which is no fault. */
function readHead(head: string, form: Pick<TableForm, 'delimiter' | 'quote'>): HeadRow[] {
  const parsed = parse(`${head}\n`, {
    ...form,
    bom: true,
    info: true,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
    to: HEAD_ROWS,
  });
  let line = 1;
  return (parsed as unknown as ParsedRow[]).flatMap(({ record, info }) => {
    const start = line;
    line = info.lines + 1;
    return isBlankRow(record) ? [] : [{ line: start, cells: record }];
  });
}

export function tooManyColumns(at: string): ImportFault {
  return new ImportFault(
    `${at}: more than ${MAX_COLUMNS} columns, which is no list of places; check the delimiter, or leave out what is not needed.`,
  );
}
