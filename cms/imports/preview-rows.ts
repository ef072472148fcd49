import type { ImportMap } from './maps/import-map.ts';
import type { Areas } from './polygons.ts';
import { readFirstRows } from './readers/read-first-rows.ts';
import type { SourceFile } from './readers/source-file.ts';
import { buildRestaurant, readRestaurantRow } from './rows/restaurant-row.ts';
import type { RestaurantFields } from './rows/restaurant-fields.ts';
import type { Fault } from './rows/read-values.ts';

/** What a map makes of a row, before it is compared with anything. */
export interface PreviewRow {
  readonly at: string;
  readonly place: RestaurantFields | null;
  readonly originals: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  readonly notices: readonly Fault[];
}

const SHOWN = 20;

/** The first rows of a file as places. */
export async function previewRows(file: SourceFile, map: ImportMap, areas?: Areas): Promise<PreviewRow[]> {
  const reader = { map, now: new Date(), isTable: file.kind === 'csv', ...(areas && { areas }) };
  return (await readFirstRows(file, SHOWN)).map((source) => {
    const result = readRestaurantRow(source, reader);
    if ('faults' in result)
      return { at: source.at, place: null, originals: {}, faults: result.faults, notices: [] };
    const { row } = result;
    return {
      at: source.at,
      place: buildRestaurant(row),
      originals: row.originals,
      faults: row.missing,
      notices: row.notices,
    };
  });
}
