import { extname } from 'node:path';
import { SeedFault } from '../rows/seed-fault.ts';
import { readCsv } from './read-csv.ts';
import { readJson, readJsonLines } from './read-json.ts';
import type { SourceRow } from './source-row.ts';

type Reader = (file: string, onBytes?: (bytes: number) => void) => AsyncGenerator<SourceRow>;

const READERS: Readonly<Record<string, Reader>> = {
  '.csv': readCsv,
  '.tsv': readCsv,
  '.txt': readCsv,
  '.json': readJson,
  '.ndjson': readJsonLines,
  '.jsonl': readJsonLines,
};

/**
 * The rows of a source file, read as its name ends.
 * @throws SeedFault where nothing reads such a file
 */
export function readSource(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow> {
  const reader = READERS[extname(file).toLowerCase()];
  if (!reader)
    throw new SeedFault(`${file}: expected a file that ends in ${Object.keys(READERS).join(', ')}`);
  return reader(file, onBytes);
}
