import type { Coordinates } from '#domain/places/distance';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import { isAsked, NOTHING_ASKED, readSearchState, type SearchState } from '../../address/search-state.ts';

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
 * The same as a search of the whole directory, sorted by rating like these pages (spec 1 §2), also if sorting by
 * distance lacks a location.
 */
export function listingQuestion(
  state: SearchState,
  { key, name }: ListingSubject,
  near: Coordinates | null = null,
): SearchState {
  const sort = state.sort === 'distance' && near === null ? null : state.sort;
  return { ...state, [key]: [name], sort: sort ?? 'rating' };
}

/** The call that answers a list page. */
export const LISTING_CALLS = { cuisine: 'getCuisinePage', neighborhood: 'getNeighborhoodPage' } as const;

/** Its input: the places on the page given in the address, and the first for a filtered list, which is paged separately. */
export function listingInput(key: ListingSubject['key'], slug = '', params: URLSearchParams) {
  const { page, ...state } = readListingState(params, key);
  return { params: { slug }, query: { page: page > 1 && !isAsked({ ...state, page: 1 }) ? page : null } };
}

/** The rank of the first place on a page. */
export const firstOnPage = (page: number): number => (page - 1) * PLACES_PER_PAGE + 1;

export const onPagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** True if the page is past the end: the list has become shorter, or the address is made up. */
export function isPastLast({ page, count }: { readonly page: number; readonly count: number }): boolean {
  return page > 1 && firstOnPage(page) > count;
}
