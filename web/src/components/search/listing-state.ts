import type { Coordinates } from '#domain/places/distance';
import { NOTHING_ASKED, readSearchState, type SearchState } from '../../search-state.ts';

/** The subject of a list page. */
export interface ListingSubject {
  readonly key: 'cuisine' | 'neighborhood';
  /** Name as stored. */
  readonly name: string;
}

/**
 * Filters and order in the address of a cuisine or neighborhood page. The page's own subject is not a filter;
 * text and mode belong to the home page.
 */
export function readListingState(params: URLSearchParams, key: ListingSubject['key']): SearchState {
  const state = readSearchState(params, 'rating');
  return {
    ...state,
    q: '',
    plain: [],
    [key]: NOTHING_ASKED[key],
    sort: state.sort === 'relevance' ? null : state.sort,
    mode: 'best',
  };
}

/**
 * The same as a search of the whole directory, sorted by rating as these pages are (spec 1 §2), also while nobody
 * knows how far away a place is.
 */
export function listingQuestion(
  state: SearchState,
  { key, name }: ListingSubject,
  near: Coordinates | null = null,
): SearchState {
  const sort = state.sort === 'distance' && near === null ? null : state.sort;
  return { ...state, [key]: [name], sort: sort ?? 'rating' };
}
