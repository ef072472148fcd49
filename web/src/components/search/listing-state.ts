import { NOTHING_ASKED, readSearchState, type SearchState } from '../../search-state.ts';

/** What a list page is about. */
export interface ListingSubject {
  readonly key: 'cuisine' | 'neighborhood';
  /** The stored name. */
  readonly name: string;
}

/**
 * What the address of a cuisine or neighborhood page asks: filters and order. Its own subject is no filter, and text,
 * mode and distance belong to the front page.
 */
export function readListingState(params: URLSearchParams, key: ListingSubject['key']): SearchState {
  const state = readSearchState(params, 'rating');
  return {
    ...state,
    q: '',
    plain: [],
    [key]: NOTHING_ASKED[key],
    sort: state.sort === 'distance' || state.sort === 'relevance' ? null : state.sort,
    mode: 'best',
  };
}

/** The same as a question to the whole directory; by rating, as these pages are (spec 1 §2). */
export function listingQuestion(state: SearchState, { key, name }: ListingSubject): SearchState {
  return { ...state, [key]: [name], sort: state.sort ?? 'rating' };
}
