import { tagLabel } from '#domain/places/tags';
import { capitalize } from '../../ui/capitalize.ts';
import { openAtText } from '../opening/open-at-text.ts';
import { ratingLabel, toggle, withText, type SearchState, type WordFilter } from '../../search-state.ts';

/** One active filter, and the state without it. */
export interface AppliedFilter {
  readonly label: string;
  readonly without: SearchState;
}

/** A word of a filter as its chip says it. */
export const wordLabel = (word: string): string => capitalize(tagLabel(word));

type ListFilter = 'cuisine' | 'neighborhood' | WordFilter;

/** The active filters, in the order of the filter bar. */
export function appliedFilters(asked: SearchState): readonly AppliedFilter[] {
  const state: SearchState = { ...asked, page: 1 };
  const applied: AppliedFilter[] = [];
  const addEach = (keys: readonly ListFilter[], labelOf: (value: string) => string) => {
    for (const key of keys) {
      const chosen: readonly string[] = state[key];
      for (const value of chosen) {
        applied.push({ label: labelOf(value), without: { ...state, [key]: toggle(chosen, value) } });
      }
    }
  };
  if (state.q !== '') {
    const sort = state.sort === 'relevance' ? null : state.sort;
    applied.push({ label: `“${state.q}”`, without: { ...withText(state, ''), sort } });
  }
  addEach(['cuisine', 'neighborhood', 'price'], String);
  if (state.openNow) applied.push({ label: 'Open now', without: { ...state, openNow: false } });
  if (state.openAt !== null) {
    applied.push({ label: openAtText(state.openAt), without: { ...state, openAt: null } });
  }
  if (state.minRating !== null) {
    applied.push({ label: ratingLabel(state.minRating), without: { ...state, minRating: null } });
  }
  addEach(['tag', 'need'], wordLabel);
  if (state.area !== null) applied.push({ label: 'Part of the map', without: { ...state, area: null } });
  return applied;
}

/** How many filters are set; a text and a part of the map are none. */
export function countFilters(state: SearchState): number {
  return appliedFilters({ ...state, q: '', area: null }).length;
}
