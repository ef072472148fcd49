import { region } from '#city';
import { cityFolder } from '#city/city-folder';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImportFault } from '../import-fault.ts';
import { checkImportMap, listAllColumns, listColumns } from './import-map.ts';
import { FIELD_NAMES } from './restaurant-fields.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';

/**
 * Defaults of a generated map for blank fields of a new place. This cuisine's record is marked as not a cuisine from
 * the start, so that it gets neither a page nor a filter.
 */
export const NEW_PLACE_DEFAULTS = {
  category: 'Restaurant',
  description: 'Added from a list. Our editors haven’t visited yet.',
  neighborhood: region.name,
};

/** The name of the map for importing an export. */
export const EXPORT_MAP = 'marble-step-export';

/** That map, derived from the fields, as the columns of the export are. */
export const exportMap = {
  notes: ['What `npm run export` writes: values as they are, found again by source and key, else by id.'],
  source: 'marble-step',
  // A feature has its position once more; older exports said where each value came from.
  columns: ['geometry', 'origins'],
  exact: true,
  id: 'id',
  origin: { source: 'source', key: 'sourceKey' },
  // Two places may share a name and address, such as drafts and food halls.
  key: { hashOf: ['id', 'name', 'address'] },
  fields: Object.fromEntries(FIELD_NAMES.map((field) => [field, { from: field }])),
};

/** The name of the map for importing a filled-in template. */
export const TEMPLATE_MAP = 'marble-step-template';

/** That map, derived from the template's columns. */
export const templateMap = {
  notes: ['A filled-in template: each column has its field, and a cell that is left blank changes nothing.'],
  source: TEMPLATE_MAP,
  key: { hashOf: [TEMPLATE_COLUMNS.name.header, TEMPLATE_COLUMNS.address.header] },
  fields: Object.fromEntries(FIELD_NAMES.map((field) => [field, { from: TEMPLATE_COLUMNS[field].header }])),
  defaults: NEW_PLACE_DEFAULTS,
};

export interface KnownMap {
  readonly name: string;
  readonly map: unknown;
}

/** The maps of exports and of the template, and the city's by name. */
export async function listKnownMaps(): Promise<KnownMap[]> {
  const folder = path.join(cityFolder(), 'import-maps');
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.json')) : [];
  const others = files.toSorted().map(async (file) => ({
    name: file.replace('.json', ''),
    map: await readMapFile(path.join(folder, file)),
  }));
  const own = [
    { name: EXPORT_MAP, map: exportMap },
    { name: TEMPLATE_MAP, map: templateMap },
  ];
  return [...own, ...(await Promise.all(others))];
}

/** A map as it is written. @throws ImportFault if it is no JSON */
export async function readMapFile(file: string): Promise<unknown> {
  const json = await readFile(file, 'utf8');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ImportFault(`${file}: not JSON`, { cause: error });
  }
}

export interface FittingMap extends KnownMap {
  /** Columns of the file that the map does not know, as when it was made for another source. */
  readonly strange: readonly string[];
}

/** The maps whose columns a file has: first those that know all of its columns, then those that read the most. */
export async function findFittingMaps(
  columns: readonly string[],
  saved: readonly KnownMap[] = [],
): Promise<FittingMap[]> {
  const fitting = [...saved, ...(await listKnownMaps())].flatMap((known) => {
    const map = checkImportMap(known.map, known.name);
    const wanted = listColumns(map);
    const isThere = (column: string) => columns.includes(column) || columns.includes(rootOf(column));
    if (!wanted.every(isThere)) return [];
    const familiar = new Set([...listAllColumns(map), ...listAllColumns(map).map(rootOf)]);
    const strange = columns.filter((column) => !familiar.has(column));
    return [{ known: { ...known, strange }, count: wanted.length }];
  });
  return fitting
    .toSorted((a, b) => a.known.strange.length - b.known.strange.length || b.count - a.count)
    .map(({ known }) => known);
}

/** The top-level property of a path. */
function rootOf(column: string): string {
  return column.split(/\.|\[\]/)[0] ?? '';
}

/**
 * The saved map of that name, else a built-in one.
 * @throws ImportFault if no map has that name
 */
export async function findKnownMap(name: string, saved: readonly KnownMap[] = []): Promise<KnownMap> {
  const maps = [...saved, ...(await listKnownMaps())];
  const found = maps.find((known) => known.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  throw new ImportFault(
    `there is no map “${name}”; there are: ${maps.map((known) => known.name).join(', ')}.`,
  );
}
