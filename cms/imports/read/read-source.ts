import { ImportFault } from '../import-fault.ts';
import { inTurns } from './in-turns.ts';
import { readCsv } from './read-csv.ts';
import { readGeoJson, readJson, readJsonLines } from './read-json.ts';
import type { FileKind, SourceFile, SourceRow } from './source-file.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

type Reader = (file: SourceFile, onBytes?: (bytes: number) => void) => AsyncGenerator<SourceRow>;

const READERS: Readonly<Record<FileKind, Reader>> = {
  csv: readCsv,
  json: readJson,
  ndjson: readJsonLines,
  geojson: readGeoJson,
  xlsx: readXlsx,
};

/** The rows of an inspected file, streamed. `onBytes` is called with the number of bytes read from disk. */
export function readSource(file: SourceFile, onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow> {
  return inTurns(READERS[file.kind](file, onBytes));
}

const MAX_BATCH_ROWS = 200;
/** Of the rows as JSON: a batch is planned and stored in a few steps, each of which holds up all requests. */
const MAX_BATCH_LENGTH = 256 * 1024;

/** The rows in batches, of fewer rows if they are long. */
export async function* readBatches(
  file: SourceFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  let length = 0;
  for await (const row of readSource(file, onBytes)) {
    batch.push(row);
    length += JSON.stringify(row.raw).length;
    if (batch.length < MAX_BATCH_ROWS && length < MAX_BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Of the rows as JSON: 50 objects of a hundred thousand keys take half a gigabyte. */
const MAX_LENGTH = 4 * 1024 * 1024;

/** The first rows of a file, for a preview; fewer if they are long. */
export async function readFirstRows(file: SourceFile, most: number): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  let length = 0;
  for await (const row of readSource(file)) {
    rows.push(row);
    length += JSON.stringify(row.raw).length;
    if (rows.length >= most || length > MAX_LENGTH) break;
  }
  return rows;
}

/** Rows that a map is proposed from. */
const HEAD_ROWS = 50;

/**
 * The first rows of a file, and its columns: those of a table, or the fields of these rows.
 * @throws ImportFault if it has no rows
 */
export async function readHead(
  file: SourceFile,
): Promise<{ rows: readonly SourceRow[]; columns: readonly string[] }> {
  const rows = await readFirstRows(file, HEAD_ROWS);
  if (rows.length === 0)
    throw new ImportFault('the file has no rows besides its header; check the download and try again.');
  return { rows, columns: file.columns ?? [...new Set(rows.flatMap(({ record }) => Object.keys(record)))] };
}
