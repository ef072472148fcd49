import type { PlanRowView } from '#contract/imports';
import type { RestaurantFields } from '../map/restaurant-fields.ts';
import { createHash } from 'node:crypto';
import { findChanges, keepStoredValues, type Terms } from '#domain/imports/keep-stored-values';
import { isNoNews } from '#domain/imports/less-exact';
import type { CurrentPlace } from '../commit/current-places.ts';
import type { SourceRow } from '../read/source-file.ts';
import type { Fault } from '../map/read-values.ts';
import { buildRestaurant, type RestaurantRow } from '../map/restaurant-row.ts';
import { toKnown, type KnownPlace } from './known-places.ts';

export interface PlannedRow extends Omit<PlanRowView, 'given' | 'was' | 'canCreate' | 'decided' | 'because'> {
  readonly source: string | null;
  readonly sourceKey: string | null;
  readonly given: Partial<RestaurantFields> | null;
  readonly was: Partial<RestaurantFields> | null;
  readonly stamp: string | null;
  /** For a possible duplicate: the row as a new place, and as changes to a known one. */
  readonly held: { readonly place: RestaurantFields; readonly given: Partial<RestaurantFields> } | null;
  /** The row as in the file; for rejected rows and possible duplicates. */
  readonly raw: unknown;
}

/** Of a rejected row, for which nothing else limits it. */
const MAX_NAME_LENGTH = 200;

/** A row before planning. */
export interface ReadRow {
  readonly rowNo: number;
  readonly source: SourceRow;
  readonly row: RestaurantRow;
  readonly contentHash: string;
  readonly known: KnownPlace;
}

export function prepareRow(read: Pick<ReadRow, 'rowNo' | 'source' | 'row'>): ReadRow {
  const { rowNo, source, row } = read;
  const contentHash = createHash('sha1').update(JSON.stringify(row.given)).digest('base64');
  const known = toKnown(buildRestaurant(row), { ref: -rowNo, at: source.at, source: row.source });
  return { ...read, contentHash, known };
}

const NOTHING_PLANNED = {
  placeId: null,
  matchedBy: null,
  source: null,
  sourceKey: null,
  given: null,
  was: null,
  kept: null,
  stamp: null,
  originals: {},
  notices: [],
  faults: [],
  candidates: [],
  held: null,
  raw: null,
};

/** A row that changes nothing, as a start for the others. */
export function planRow({ rowNo, source, row }: ReadRow): PlannedRow {
  const { source: name, sourceKey, originals, notices } = row;
  const own = { source: name, sourceKey, originals, notices, name: row.given.name ?? null };
  return { ...NOTHING_PLANNED, ...own, rowNo, at: source.at, action: 'unchanged' };
}

export function rejectRow(
  { rowNo, source: { at, raw }, row }: ReadRow,
  faults: readonly Fault[],
  name = row.given.name,
): PlannedRow {
  const shown = name?.slice(0, MAX_NAME_LENGTH) ?? null;
  return { ...NOTHING_PLANNED, rowNo, at, action: 'rejected', name: shown, faults, raw };
}

/** A row's values divided into those written to the place, with what they replace, and those left alone. */
export function divideChanges(
  values: Partial<RestaurantFields>,
  place: CurrentPlace,
  terms: Terms,
): Pick<PlannedRow, 'was' | 'kept'> & { readonly given: Partial<RestaurantFields> } {
  const before = new Map<string, unknown>(Object.entries(place));
  // Another writing is no news, unless staff wrote it so.
  const news = Object.entries(values).filter(
    ([field, value]) => terms.isOurs || !isNoNews(field, value, before.get(field)),
  );
  const changes = findChanges<RestaurantFields>(Object.fromEntries(news), place);
  const { taken, kept } = keepStoredValues<RestaurantFields>(changes, place, place.origins, terms);
  return { given: taken, was: valuesBefore(place, taken), kept: Object.keys(kept).length > 0 ? kept : null };
}

export function valuesBefore(place: CurrentPlace, given: object): Partial<RestaurantFields> {
  const before = new Map<string, unknown>(Object.entries(place));
  return Object.fromEntries(Object.keys(given).map((field) => [field, before.get(field)]));
}
