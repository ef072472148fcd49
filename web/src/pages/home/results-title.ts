import { isAsked, type SearchState } from '../../search-state.ts';

interface Shown {
  readonly state: SearchState;
  readonly isNearby: boolean;
}

/** The heading of the results that replace the featured six (spec 1 §2). */
export function resultsTitle({ state, isNearby }: Shown): string {
  if (isNearby) return 'Restaurants Near You';
  if (state.q !== '') return `Results for “${state.q}”`;
  // Order and page don't filter.
  return isAsked({ ...state, sort: null, page: 1 }) ? 'Matching Restaurants' : 'All Restaurants';
}
