import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImportFault } from '../import-fault.ts';
import { EXPORT_MAP, exportMap } from '../export/export-places.ts';
import { checkImportMap, listColumns } from './import-map.ts';

/** A map that comes with the directory. */
export interface KnownMap {
  readonly name: string;
  readonly map: unknown;
}

/** The map of exports, and those beside this file by name. */
export async function listKnownMaps(): Promise<KnownMap[]> {
  // Asked for only when called: the panel's bundle of this file has no folder.
  const folder = import.meta.dirname;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const others = files.map(async (file) => ({
    name: file.replace('.json', ''),
    map: JSON.parse(await readFile(path.join(folder, file), 'utf8')) as unknown,
  }));
  return [{ name: EXPORT_MAP, map: exportMap }, ...(await Promise.all(others))];
}

/** The maps all of whose columns a file has, those that read the most of it first. */
export async function findFittingMaps(columns: readonly string[]): Promise<KnownMap[]> {
  const fitting = (await listKnownMaps()).flatMap((known) => {
    const wanted = listColumns(checkImportMap(known.map, known.name));
    const isThere = (column: string) =>
      columns.includes(column) || columns.includes(column.split(/\.|\[\]/)[0] ?? '');
    return wanted.every(isThere) ? [{ known, count: wanted.length }] : [];
  });
  return fitting.toSorted((a, b) => b.count - a.count).map(({ known }) => known);
}

/** @throws ImportFault where no map has that name */
export async function findKnownMap(name: string): Promise<KnownMap> {
  const maps = await listKnownMaps();
  const found = maps.find((known) => known.name === name);
  if (found) return found;
  throw new ImportFault(
    `there is no map "${name}"; there are: ${maps.map((known) => known.name).join(', ')}.`,
  );
}
