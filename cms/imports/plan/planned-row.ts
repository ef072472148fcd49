import { createHash } from 'node:crypto';
import type { Comparable } from '#domain/imports/duplicate-score';
import type { SourceRow } from '../readers/source-row.ts';
import type { Fault } from '../rows/read-values.ts';
import { buildRestaurant, type RestaurantRow } from '../rows/restaurant-row.ts';
import { toKnown, type KnownPlace } from './known-places.ts';
import type { PlannedRow } from './plan-types.ts';

/** Of a rejected row, for which nothing else limits it. */
const LONGEST_NAME = 200;

/** A row with readable values, before planning. */
export interface ReadRow {
  readonly rowNo: number;
  readonly source: SourceRow;
  readonly row: RestaurantRow;
  readonly says: string;
  readonly known: KnownPlace;
}

export function prepareRow(rowNo: number, source: SourceRow, row: RestaurantRow): ReadRow {
  const says = createHash('sha1').update(JSON.stringify(row.given)).digest('base64');
  const place: Comparable = buildRestaurant(row);
  return {
    rowNo,
    source,
    row,
    says,
    known: toKnown(place, { ref: -rowNo, at: source.at, source: row.source }),
  };
}

/** The fields common to all planned rows. */
export function planRow({ rowNo, source, row }: ReadRow): PlannedRow {
  return {
    rowNo,
    at: source.at,
    action: 'unchanged',
    placeId: null,
    matchedBy: null,
    name: row.given.name ?? null,
    source: row.source,
    sourceKey: row.sourceKey,
    given: null,
    was: null,
    kept: null,
    stamp: null,
    originals: row.originals,
    notices: row.notices,
    faults: [],
    candidates: [],
    held: null,
    raw: null,
  };
}

export function rejectRow(
  rowNo: number,
  { at, raw }: SourceRow,
  faults: readonly Fault[],
  name: string | null = null,
): PlannedRow {
  const nothing = {
    placeId: null,
    matchedBy: null,
    source: null,
    sourceKey: null,
    given: null,
    was: null,
    kept: null,
    stamp: null,
  };
  return {
    rowNo,
    at,
    action: 'rejected',
    ...nothing,
    name: name?.slice(0, LONGEST_NAME) ?? null,
    originals: {},
    notices: [],
    faults,
    candidates: [],
    held: null,
    raw,
  };
}
