import { inTurns } from './in-turns.ts';
import { readCsv } from './read-csv.ts';
import { readGeoJson, readJson, readJsonLines } from './read-json.ts';
import type { FileKind, SourceFile } from './source-file.ts';
import type { SourceRow } from './source-row.ts';
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
