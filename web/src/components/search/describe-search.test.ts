import { expect, test } from 'vitest';
import { NOTHING_ASKED, type SearchState } from '../../address/search-state.ts';
import { describeSearch, clearLabel } from './nothing-found.tsx';

test.each<[Partial<SearchState>, string]>([
  [{ q: 'crab' }, '“crab”'],
  [{ q: 'crab', neighborhood: ['Canton'] }, '“crab” in Canton'],
  [{ cuisine: ['Pizza', 'Pub'], neighborhood: ['Canton', 'Hampden'] }, 'Pizza or Pub in Canton or Hampden'],
  [{ openNow: true }, 'these filters'],
  [{ neighborhood: ['Canton'], openNow: true }, 'these filters in Canton'],
  [{ q: 'crab', price: ['$'] }, '“crab” with your filters'],
])('%j is described as %s', (asked, words) => {
  expect(describeSearch({ ...NOTHING_ASKED, ...asked })).toBe(words);
});

test.each<[Partial<SearchState>, string]>([
  [{ q: 'crab' }, 'Clear search'],
  [{ neighborhood: ['Canton'], openNow: true }, 'Clear filters'],
  [{ q: 'crab', openNow: true }, 'Clear all'],
])('the link to clear %j is labeled %s', (asked, words) => {
  expect(clearLabel({ ...NOTHING_ASKED, ...asked })).toBe(words);
});
