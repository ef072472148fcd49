import { previewRowSchema, type PreviewRow } from '#contract/imports';
import type { ImportMap } from '../map/import-map.ts';
import type { Areas } from '../map/polygons.ts';
import { readFirstRows } from '../read/read-source.ts';
import type { SourceFile } from '../read/source-file.ts';
import { buildRestaurant, readRestaurantRow } from '../map/restaurant-row.ts';

const SHOWN = 20;
const UPDATES_ONLY = 'missing; the row can only update a place of its name';

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
    // The response schema drops fields that the table does not show.
    const place = previewRowSchema.shape.place.unwrap().parse(buildRestaurant(row));
    // A row without an address may still match a known place; only the plan can determine that.
    const canMatch = row.given.name !== undefined;
    const faults = row.missing.filter(({ field }) => !canMatch || field !== 'address');
    const notices =
      faults.length < row.missing.length
        ? [...row.notices, { field: 'address', message: UPDATES_ONLY }]
        : row.notices;
    return { at: source.at, place, originals: row.originals, faults, notices };
  });
}
