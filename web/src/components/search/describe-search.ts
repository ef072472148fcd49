import type { SearchState } from '../../address/search-state.ts';
import { appliedFilters, countFilters } from './applied-filters.ts';

/**
 * The query in the words of an empty list: `“crab” with your filters`, `Pizza in Canton`, or `these filters`.
 */
export function describeSearch(state: SearchState): string {
  const { q, cuisine, neighborhood } = state;
  const what = q === '' ? cuisine.join(' or ') : `“${q}”`;
  const where = neighborhood.length === 0 ? '' : ` in ${neighborhood.join(' or ')}`;
  if (what === '') return `these filters${where}`;
  const unsaid = countFilters({ ...state, neighborhood: [], cuisine: q === '' ? [] : cuisine });
  if (unsaid === 0) return what + where;
  return `${what}${where} ${q === '' ? 'and your other filters' : 'with your filters'}`;
}

/** Label of the link back to the whole list. */
export function clearLabel(state: SearchState): string {
  if (state.q === '') return 'Clear filters';
  return appliedFilters(state).length === 1 ? 'Clear search' : 'Clear all';
}
