import { distanceMiles, locationOf, type Coordinates, type Located } from './distance.ts';
import { selectHomeFeatured, type Pins } from './home-cut.ts';
import { byReviewCount, byScore, type Rated } from './rated.ts';

/** Places in nearby mode (spec 1 §9). */
export const NEARBY_LIMIT = 20;
/** Places with a search on a small screen (spec 1 §9). */
export const SEARCH_LIMIT_SMALL = 20;
/** Places with a search or filter otherwise (spec 1 §9). */
export const SEARCH_LIMIT = 50;

export type ListingMode = 'best' | 'nearby';

export interface Orderable extends Rated, Located {
  readonly id: number;
}

/** A place of a listing; the distance from the visitor, in miles to 0.1, in nearby mode only. */
export type ListingPlace<Place> = Place & { readonly distanceMiles?: number };

export interface ListingRequest<Place extends Orderable> extends Pins {
  /** The places that match the search and the filters: filter first, then order (decisions §5). */
  readonly places: readonly Place[];
  readonly mode: ListingMode;
  readonly hasFilter: boolean;
  readonly hasSearch: boolean;
  readonly isSmallScreen: boolean;
  /** Where the visitor is; without it nearby falls back to best rated (decisions §5). */
  readonly origin: Coordinates | null;
}

/**
 * What the home page lists, in order (spec 1 §9, decisions §5). Nearby: the 20 closest that have
 * coordinates. Best rated: by score, 20 with a search on a small screen, otherwise 50. Without search and
 * filter: the home selection.
 */
export function selectListing<Place extends Orderable>(
  request: ListingRequest<Place>,
): ListingPlace<Place>[] {
  if (request.mode === 'nearby' && request.origin !== null)
    return selectNearby(request.places, request.origin);

  const ranked = request.places.toSorted(byScore);
  if (!request.hasSearch && !request.hasFilter) return selectHomeFeatured(ranked, request);
  return ranked.slice(0, request.hasSearch && request.isSmallScreen ? SEARCH_LIMIT_SMALL : SEARCH_LIMIT);
}

/** The closest places first: shown distance ascending, ties by review count and name. */
export function selectNearby<Place extends Orderable>(
  places: readonly Place[],
  origin: Coordinates,
  limit: number = NEARBY_LIMIT,
): (Place & { readonly distanceMiles: number })[] {
  const located = places.flatMap((place) => {
    const location = locationOf(place);
    return location === null ? [] : [{ ...place, distanceMiles: distanceMiles(origin, location) }];
  });
  return located.sort((a, b) => a.distanceMiles - b.distanceMiles || byReviewCount(a, b)).slice(0, limit);
}
