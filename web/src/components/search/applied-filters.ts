import { capitalize } from '#domain/words/capitalize';
import {
  COUNTED_FILTERS,
  LIST_FILTERS,
  UNCOUNTED_FILTERS,
  type ListFilter,
} from '#domain/words/list-filters';
import * as texts from '#texts';
import { openAtText } from '../opening/opening-words.ts';
import { ratingLabel, toggle, withText, type SearchState } from '../../address/search-state.ts';

/** One active filter, and the state without it. */
export interface AppliedFilter {
  readonly label: string;
  readonly without: SearchState;
}

/** The chip label of a filter's value. */
export function choiceLabel(name: ListFilter, value: string): string {
  const filter = LIST_FILTERS[name];
  if ('excludes' in filter)
    return capitalize(texts.search.not({ what: choiceLabel(filter.excludes, value) }));
  return 'label' in filter ? capitalize(filter.label(value)) : value;
}

/** The active filters, in the order of the filter bar. */
export function appliedFilters(asked: SearchState): readonly AppliedFilter[] {
  const state: SearchState = { ...asked, page: 1 };
  const applied: AppliedFilter[] = [];
  const addEach = (names: readonly ListFilter[]) => {
    for (const name of names) {
      const chosen: readonly string[] = state[name];
      for (const value of chosen) {
        const without = { ...state, [name]: toggle(chosen, value) };
        applied.push({ label: choiceLabel(name, value), without });
      }
    }
  };
  if (state.q !== '') {
    const sort = state.sort === 'relevance' ? null : state.sort;
    applied.push({ label: `“${state.q}”`, without: { ...withText(state, ''), sort } });
  }
  addEach(COUNTED_FILTERS);
  if (state.openNow) applied.push({ label: texts.filters.openNow(), without: { ...state, openNow: false } });
  if (state.openAt !== null) {
    applied.push({ label: openAtText(state.openAt), without: { ...state, openAt: null } });
  }
  if (state.minRating !== null) {
    applied.push({ label: ratingLabel(state.minRating), without: { ...state, minRating: null } });
  }
  addEach(UNCOUNTED_FILTERS);
  if (state.area !== null) applied.push({ label: texts.filters.area(), without: { ...state, area: null } });
  return applied;
}

/** Number of active filters, not counting the text and the map area. */
export function countFilters(state: SearchState): number {
  return appliedFilters({ ...state, q: '', area: null }).length;
}
