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

/** The rows of an inspected file, one at a time. `onBytes` hears of the bytes on the disk as they are read. */
export function readSource(file: SourceFile, onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow> {
  return READERS[file.kind](file, onBytes);
}
