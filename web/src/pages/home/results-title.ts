import type { SearchState } from '../../search-state.ts';

interface Shown {
  readonly state: SearchState;
  readonly isNearby: boolean;
}

/** The heading of the results that replace the featured six (spec 1 §2). */
export function resultsTitle({ state, isNearby }: Shown): string {
  if (isNearby) return 'Restaurants Near You';
  return state.q === '' ? 'Matching Restaurants' : `Results for “${state.q}”`;
}
