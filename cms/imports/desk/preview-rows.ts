import { previewRowSchema, type PreviewRow } from '#contract/imports';
import type { ImportMap } from '../map/import-map.ts';
import type { Areas } from '../map/polygons.ts';
import type { Fault } from '../map/read-values.ts';
import { readFirstRows } from '../read/read-source.ts';
import type { SourceFile } from '../read/source-file.ts';
import { buildRestaurant, readRestaurantRow } from '../map/restaurant-row.ts';

const SHOWN = 20;
const UPDATES_ONLY = 'missing; the row can only update a place of its name';

export async function previewRows(file: SourceFile, map: ImportMap, areas?: Areas): Promise<PreviewRow[]> {
  const reader = { map, now: new Date(), isTable: file.columns !== null, ...(areas && { areas }) };
  return (await readFirstRows(file, SHOWN)).map((source) => {
    const row = readRestaurantRow(source, reader);
    const isFaulty = row.faults.length > 0;
    // The response schema drops fields that the table does not show.
    const place = isFaulty ? null : previewRowSchema.shape.place.unwrap().parse(buildRestaurant(row));
    // A row without an address may still match a known place; only the plan can determine that.
    const isForPlan = ({ field }: Fault) => !isFaulty && field === 'address' && row.given.name !== undefined;
    const updatesOnly = row.missing.some(isForPlan) ? [{ field: 'address', message: UPDATES_ONLY }] : [];
    return {
      at: source.at,
      place,
      originals: row.originals,
      faults: [...row.faults, ...row.missing.filter((fault) => !isForPlan(fault))],
      notices: [...row.notices, ...updatesOnly],
    };
  });
}
