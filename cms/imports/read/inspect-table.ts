import { parse } from 'csv-parse/sync';
import { ImportFault } from '../import-fault.ts';
import { MAX_COLUMNS } from './source-file.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const QUOTES = ['"', "'"] as const;

export interface TableForm {
  readonly delimiter: string;
  readonly quote: string;
  readonly columns: readonly string[];
}

/**
 * A table's format and column names, from its first lines.
 * @throws ImportFault if two columns have the same name, or the first line has no end within reach
 */
export function inspectTable(head: string): TableForm {
  const quote = detectQuote(head);
  const delimiter = detectDelimiter(head, quote);
  return { delimiter, quote, columns: readHeader(head, { delimiter, quote }) };
}

/** The most frequent separator in the first line, outside quotes. */
function detectDelimiter(head: string, quote: string): string {
  const plain = head.replaceAll(new RegExp(`${quote}[^${quote}]*${quote}`, 'g'), '').trimStart();
  const [header = ''] = plain.split(/\r?\n/);
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/** Single quotes count only if they enclose whole fields and double quotes enclose none. */
function detectQuote(head: string): string {
  const counts = QUOTES.map((quote) => ({
    quote,
    count:
      head.match(new RegExp(`(^|[,;|\\t])${quote}[^${quote}\\n]*${quote}(?=[,;|\\t\\r\\n]|$)`, 'gm'))
        ?.length ?? 0,
  }));
  const [double, single] = counts;
  return double?.count === 0 && (single?.count ?? 0) > 1 ? "'" : '"';
}

function readHeader(head: string, { delimiter, quote }: Pick<TableForm, 'delimiter' | 'quote'>): string[] {
  const options = { delimiter, quote, bom: true, relax_quotes: true, relax_column_count: true };
  let rows: string[][];
  try {
    rows = parse(`${head.replaceAll('\r\n', '\n')}\n`, { ...options, to: 1, skip_empty_lines: true });
  } catch (error) {
    throw new ImportFault('line 1: a quote is opened and never closed; mend the header and try again.', {
      cause: error,
    });
  }
  const columns = (rows[0] ?? []).map((name) => name.trim());
  if (columns.length === 0) throw new ImportFault('the file is blank; check the download and try again.');
  return checkHeader(columns, 'line 1');
}

/** @throws ImportFault for too many columns, or two with the same name */
export function checkHeader(columns: string[], at: string): string[] {
  if (columns.length > MAX_COLUMNS) throw tooManyColumns(at);
  const repeated = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new ImportFault(`${at}: two columns are called “${repeated}”; rename one of them and try again.`);
  }
  return columns;
}

export function tooManyColumns(at: string): ImportFault {
  return new ImportFault(
    `${at}: more than ${MAX_COLUMNS} columns, which is no list of places; check the delimiter, or leave out what is not needed.`,
  );
}
