import type { Coordinates } from '#domain/places/distance';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import { searchFields, type SearchState } from '../address/search-state.ts';
import { callQuery } from './call-query.ts';

/** Spec 1 §9: nearby mode always shows 20. */
export const NEARBY_RESULTS = 20;
/** Decimal places of the coordinates sent to the server: about ten yards of precision. */
const LOCATION_DIGITS = 4;
/** "Open now" changes with the clock, unlike the rest of the site. */
const OPEN_NOW_STALE_MS = 60_000;

/** The results for a state; `near` is known only to the browser and never part of a page's address. */
export function searchQuery(state: SearchState, near: Coordinates | null = null) {
  const isNearby = state.mode === 'nearby' && near !== null;
  const sort = isNearby ? 'distance' : state.sort === 'distance' && near === null ? null : state.sort;
  const place = sort === 'distance' ? near : null;
  const query = {
    ...searchFields({ ...state, sort, page: isNearby ? 1 : state.page }),
    lat: place?.latitude.toFixed(LOCATION_DIGITS),
    lng: place?.longitude.toFixed(LOCATION_DIGITS),
    perPage: isNearby ? NEARBY_RESULTS : PLACES_PER_PAGE,
  };
  return { ...callQuery('searchRestaurants', { query }), staleTime: staleTimeOf(state) };
}

/** The pins of a state's whole list. They don't depend on the reader's distance. */
export function pinsQuery(state: SearchState) {
  const query = { ...searchFields(state), sort: state.sort === 'distance' ? null : state.sort, page: null };
  return { ...callQuery('listPins', { query }), staleTime: staleTimeOf(state) };
}

/** The filter choices with counts, for pages that show their own list. */
export function facetsQuery(state: SearchState) {
  const query = { ...searchFields(state), perPage: 1 };
  return { ...callQuery('searchRestaurants', { query }), staleTime: staleTimeOf(state) };
}

function staleTimeOf({ openNow }: SearchState): number {
  return openNow ? OPEN_NOW_STALE_MS : Infinity;
}
