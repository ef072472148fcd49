import path from 'node:path';
import { readEnv } from '#cms/env';
import { readStoredAreas, readAreas, type Areas } from '#cms/imports/map/polygons';
import { ImportFault } from '#cms/imports/import-fault';
import { guessMap } from '#cms/imports/map/guess-map';
import { findFittingMaps, findKnownMap, readMapFile, type FittingMap } from '#cms/imports/map/known-maps';
import { listSavedMaps } from '#cms/imports/map/saved-maps';
import { inspectFile } from '#cms/imports/read/inspect-file';
import { readHead } from '#cms/imports/read/read-source';
import type { SourceFile } from '#cms/imports/read/source-file';

/**
 * The named map: a file, one saved in the admin panel, or a built-in one. Without a name, the one that knows all
 * columns of the file.
 */
export async function chooseMap(file: SourceFile, named?: string): Promise<{ map: unknown; name: string }> {
  const saved = await listSavedMaps(importFolder());
  if (named !== undefined && !/[./\\]/.test(named)) return findKnownMap(named, saved);
  if (named !== undefined) return { map: await readMapFile(named), name: named };
  const { columns } = await readHead(file);
  const fitting = await findFittingMaps(columns, saved);
  const [whole, ...others] = fitting.filter(({ strange }) => strange.length === 0);
  if (whole && others.length === 0) return whole;
  const known = whole
    ? `several maps fit (${[whole, ...others].map((map) => map.name).join(', ')})`
    : describeDoubt(fitting);
  throw new ImportFault(`${known}; name one with --map, or let --guess propose one.`);
}

/** A map made for other files may misread this one: a person has to confirm it. */
function describeDoubt([part]: readonly FittingMap[]): string {
  if (!part) return 'no map fits its columns';
  return `the map "${part.name}" fits, but knows nothing of ${part.strange.map((name) => `"${name}"`).join(', ')}`;
}

/** Returns a proposed map as text, to be saved as a file. */
export async function guessFor(file: string): Promise<string> {
  const source = await inspectFile(file);
  return JSON.stringify(guessMap((await readHead(source)).rows, source), null, 2);
}

/** The named polygons, otherwise those uploaded in the admin panel. */
export function chooseAreas(named?: string): Promise<Areas | undefined> {
  return named === undefined ? readStoredAreas(importFolder()) : readAreas(named);
}

function importFolder(): string {
  return path.join(readEnv().DATA_DIR, 'imports');
}
