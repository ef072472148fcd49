import { Readable, pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { SeedFault } from '../rows/seed-fault.ts';
import { openText } from './open-text.ts';
import type { SourceRow } from './source-row.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

const parsedSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

/**
 * The rows of a table with a header, one at a time. Quoted fields may hold line breaks; a row's number is that of the
 * physical line it starts on. A row with too few or too many fields is given with its problem, not thrown.
 */
export async function* readCsv(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter: await detectDelimiter(file),
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  // Errors of either end surface in the loop below.
  pipeline(Readable.from(unifyLineEnds(openText(file, onBytes))), parser, () => undefined);
  let columns: readonly string[] | undefined;
  let line = 1;
  for await (const parsed of parser) {
    const { record, info } = parsedSchema.parse(parsed);
    const start = line;
    line = info.lines + 1;
    // Empty lines count as lines, not as rows.
    if (record.length === 1 && record[0]?.trim() === '') continue;
    if (columns) yield buildRow(columns, record, `line ${start}`);
    else columns = checkHeader(record);
  }
}

/** csv-parse counts a CRLF inside of quotes as two lines, so that it gets none to see. */
async function* unifyLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n');
  }
  yield held;
}

function checkHeader(record: readonly string[]): readonly string[] {
  const columns = record.map((name) => name.trim());
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated !== undefined) throw new SeedFault(`line 1: two columns are called "${repeated}"`);
  return columns;
}

function buildRow(columns: readonly string[], values: readonly string[], at: string): SourceRow {
  const record = Object.fromEntries(columns.map((name, index) => [name, values[index] ?? '']));
  if (values.length === columns.length) return { at, record, columns };
  return { at, record, columns, problem: `${values.length} fields where the header has ${columns.length}` };
}

/** The separator that stands most often in the first line, outside of quotes. */
async function detectDelimiter(file: string): Promise<string> {
  let head = '';
  for await (const text of openText(file)) {
    head += text;
    if (head.includes('\n')) break;
  }
  const [header = ''] = head.replaceAll(/"[^"]*"/g, '').split('\n');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}
