import { readSource } from './read-source.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceRow } from './source-row.ts';

/** Of the rows as JSON: 50 objects of a hundred thousand keys take half a gigabyte. */
const MOST_LENGTH = 4 * 1024 * 1024;

/** The first rows of a file, for a preview; fewer if they are long. */
export async function readFirstRows(file: SourceFile, most: number): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  let length = 0;
  for await (const row of readSource(file)) {
    rows.push(row);
    length += JSON.stringify(row.raw).length;
    if (rows.length >= most || length > MOST_LENGTH) break;
  }
  return rows;
}
