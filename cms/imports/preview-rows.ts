import { previewRowSchema, type PreviewRow } from '#contract/imports';
import type { ImportMap } from './maps/import-map.ts';
import type { Areas } from './polygons.ts';
import { readFirstRows } from './readers/read-first-rows.ts';
import type { SourceFile } from './readers/source-file.ts';
import { buildRestaurant, readRestaurantRow } from './rows/restaurant-row.ts';

const SHOWN = 20;

/** The first rows of a file as places. */
export async function previewRows(file: SourceFile, map: ImportMap, areas?: Areas): Promise<PreviewRow[]> {
  const reader = { map, now: new Date(), isTable: file.columns !== null, ...(areas && { areas }) };
  return (await readFirstRows(file, SHOWN)).map((source) => {
    const result = readRestaurantRow(source, reader);
    if ('faults' in result)
      return {
        at: source.at,
        place: null,
        originals: {},
        faults: [...result.faults, ...result.missing],
        notices: [],
      };
    const { row } = result;
    // The shape of the answer leaves out what the table does not show.
    const place = previewRowSchema.shape.place.unwrap().parse(buildRestaurant(row));
    return {
      at: source.at,
      place,
      originals: row.originals,
      faults: row.missing,
      notices: row.notices,
    };
  });
}
