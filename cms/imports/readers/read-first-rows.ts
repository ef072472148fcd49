import { readSource } from './read-source.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceRow } from './source-row.ts';

/** The first rows of a file, for a preview. */
export async function readFirstRows(file: SourceFile, most: number): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readSource(file)) {
    rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}
