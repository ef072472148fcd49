import { expect, test } from 'vitest';
import { NOTHING_ASKED, type SearchState } from '../../address/search-state.ts';
import { resultsTitle } from './home-page.tsx';

const asked: [Partial<SearchState>, string][] = [
  [{}, 'All Restaurants'],
  [{ view: 'map', sort: 'rating', page: 2 }, 'All Restaurants'],
  [{ price: ['$'] }, 'Matching Restaurants'],
  [{ view: 'map', area: '-76.6,39.2,-76.5,39.3' }, 'Matching Restaurants'],
  [{ q: 'crab', price: ['$'] }, 'Results for “crab”'],
];

test.each(asked)('the results of %o are titled %s', (state, title) => {
  expect(resultsTitle({ state: { ...NOTHING_ASKED, ...state }, isNearby: false })).toBe(title);
});

test('nearby results have the same title for every search', () => {
  expect(resultsTitle({ state: { ...NOTHING_ASKED, q: 'crab' }, isNearby: true })).toBe(
    'Restaurants Near You',
  );
});
