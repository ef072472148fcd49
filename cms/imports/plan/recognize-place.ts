import { isSamePlace, metresApart } from '#domain/imports/duplicate-score';
import { nameKey } from '#domain/imports/place-keys';
import type { CurrentPlace } from '../places/current-places.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import type { KnownPlace } from './known-places.ts';
import type { PlannedRow } from './plan-types.ts';
import type { ReadRow } from './planned-row.ts';

export interface Recognized {
  readonly placeId: number;
  readonly matchedBy: 'name and place' | 'name';
}

/** What a row without a known key is compared with. */
export interface Likely {
  /** Places and earlier rows that share a corner, an address, a telephone or a website with the row. */
  readonly near: readonly KnownPlace[];
  /** Of a row without an address: all places and earlier rows of its name. */
  readonly namesakes: readonly KnownPlace[];
  readonly places: ReadonlyMap<number, CurrentPlace>;
  /** Whether the source numbers its rows. One that tells two entries apart by their keys means two. */
  readonly isNumbered: boolean;
}

/**
 * The one place that a row is without any doubt: same name and place, or, where the row has no address, the only one
 * of its name in the whole city. Nothing where a doubt is left.
 */
export function recognizePlace(
  { row, known }: ReadRow,
  { near, namesakes, places, isNumbered }: Likely,
): Recognized | null {
  const meansAnother = (place: KnownPlace) =>
    place.ref < 0 || (place.source === row.source && (isNumbered || row.given.address !== undefined));
  const same = unique(near.filter((place) => isSamePlace(known, place)));
  const [here] = same;
  if (here) {
    const isClear = same.length === 1 && !meansAnother(here);
    return isClear ? { placeId: here.ref, matchedBy: 'name and place' } : null;
  }
  const [only, ...others] = unique(namesakes);
  if (!only || others.length > 0 || meansAnother(only)) return null;
  // The row says where it is, and that is elsewhere.
  if (metresApart(known, only) !== null) return null;
  const { neighborhood } = row.given;
  if (neighborhood && neighborhood !== places.get(only.ref)?.neighborhood) return null;
  return { placeId: only.ref, matchedBy: 'name' };
}

/**
 * What a row says of a place that it was found to be. A row without an address is known by its name: another spelling
 * of it is no news.
 */
export function saidOf(
  row: Pick<ReadRow['row'], 'given' | 'source' | 'sourceKey'>,
  place: Pick<CurrentPlace, 'name' | 'source' | 'sourceKey'>,
  matchedBy: PlannedRow['matchedBy'],
): Partial<RestaurantFields> {
  const { name, ...others } = row.given;
  const isOwn = matchedBy === 'id' || (place.source === row.source && place.sourceKey === row.sourceKey);
  const isSpelling = name !== undefined && nameKey(name) === nameKey(place.name);
  return !isOwn && !row.given.address && isSpelling ? others : row.given;
}

function unique(places: readonly KnownPlace[]): KnownPlace[] {
  return [...new Map(places.map((place) => [place.ref, place])).values()];
}
