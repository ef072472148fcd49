import { describe, expect, test } from 'vitest';
import { NOTHING_ASKED, type SearchState } from '../../address/search-state.ts';
import { appliedFilters } from './applied-filters.ts';

const MUCH_ASKED: SearchState = {
  ...NOTHING_ASKED,
  q: 'crab',
  cuisine: ['Seafood', 'Pub'],
  neighborhood: ['Canton'],
  price: ['$$'],
  minRating: 4.5,
  openNow: true,
  tag: ['date night'],
  sort: 'name',
  page: 3,
  mode: 'nearby',
  need: ['vegan'],
  excludeCuisine: ['Italian'],
  excludeTag: ['kids'],
};

describe('applied filters', () => {
  test('are listed one by one, in the order of the bar', () => {
    expect(appliedFilters(MUCH_ASKED).map(({ label }) => label)).toEqual([
      '“crab”',
      'Seafood',
      'Pub',
      'Canton',
      '$$',
      'Open now',
      '4.5+ stars',
      'Date night',
      'Vegan options',
      'Not Italian',
      'Not Kids',
    ]);
    const later: SearchState = { ...NOTHING_ASKED, openAt: { day: 'sun', time: '21:00' } };
    expect(appliedFilters(later)).toEqual([{ label: 'Open Sunday at 9 p.m.', without: NOTHING_ASKED }]);
  });

  test('each can be removed on its own, and that leads to the first page', () => {
    const [text, seafood, , , , , , dateNight] = appliedFilters(MUCH_ASKED);
    expect(text?.without).toEqual({ ...MUCH_ASKED, q: '', page: 1 });
    expect(seafood?.without).toEqual({ ...MUCH_ASKED, cuisine: ['Pub'], page: 1 });
    expect(dateNight?.without).toEqual({ ...MUCH_ASKED, tag: [], page: 1 });
  });

  test('order, page and mode don’t count as filters', () => {
    expect(appliedFilters({ ...NOTHING_ASKED, sort: 'name', page: 2, mode: 'nearby' })).toEqual([]);
  });
});
