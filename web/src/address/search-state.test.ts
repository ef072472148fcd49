import { describe, expect, test } from 'vitest';
import {
  isAsked,
  isByMerit,
  NOTHING_ASKED,
  readSearchState,
  usualSort,
  withoutFilters,
  writeSearchState,
  type SearchState,
} from './search-state.ts';
import cases from './search-state.test.json' with { type: 'json' };

const read = (query: string) => readSearchState(new URLSearchParams(query));

describe('parsing and writing the search state', () => {
  test.each(cases as [string, Partial<SearchState>][])('%s round-trips', (query, asked) => {
    expect(read(query)).toEqual({ ...NOTHING_ASKED, ...asked });
    expect(writeSearchState({ ...NOTHING_ASKED, ...asked })).toBe(query);
  });

  test.each([
    ['?q=', 'an empty text'],
    ['?q=%20%20', 'blanks'],
    ['?cuisine=', 'a cuisine without a name'],
    [`?cuisine=${'x'.repeat(101)}`, 'a name longer than any'],
    ['?minRating=lots', 'a rating that is no number'],
    ['?minRating=0', 'a rating that all have'],
    ['?minRating=6', 'a rating that none can have'],
    ['?openNow=false', 'open now, denied'],
    ['?tag=haunted', 'an unknown occasion'],
    ['?excludePrice=dear', 'an unknown price left out'],
    ['?openDay=sun&openTime=', 'a day without a time'],
    ['?openDay=someday&openTime=21%3A00', 'an unknown day'],
    ['?openDay=sun&openTime=25%3A00', 'an hour that no day has'],
    ['?sort=random', 'an unknown order'],
    ['?sort=best', 'the usual order'],
    ['?sort=relevance', 'relevance to nothing'],
    ['?page=0', 'page 0'],
    ['?page=1.5', 'half a page'],
    ['?page=1001', 'a page past the last'],
    ['?view=globe', 'an unknown view'],
    ['?area=-76.5,39.28,-76.6,39.29', 'an area from east to west'],
    ['?utm_source=letter', 'what is not for us'],
  ])('%s asks nothing: %s', (query) => {
    expect(read(query)).toEqual(NOTHING_ASKED);
  });

  test('drops duplicates and sorts prices and occasions', () => {
    const { cuisine, price } = read('?cuisine=Pizza&cuisine=Pizza&price=%24%24&price=%24&price=%24%24');
    expect({ cuisine, price }).toEqual({ cuisine: ['Pizza'], price: ['$', '$$'] });
  });

  test('truncates to the limits of the contract', () => {
    expect(read(`?q=${'x'.repeat(400)}`).q).toHaveLength(300);
    const many = Array.from({ length: 80 }, (_, index) => `cuisine=${index}`).join('&');
    expect(read(`?${many}`).cuisine).toHaveLength(50);
  });

  test('of two ratings, as a form may send them, the strictest applies', () => {
    expect(read('?minRating=4&minRating=4.5').minRating).toBe(4.5);
  });

  test('relevance is the default order of a text search and isn’t written', () => {
    expect(read('?q=crab&sort=relevance').sort).toBeNull();
    expect(read('?q=crab&sort=best').sort).toBe('best');
  });

  test('the page’s own default order doesn’t count as a search', () => {
    const params = new URLSearchParams('sort=rating');
    expect(isAsked(readSearchState(params, 'rating'))).toBe(false);
    expect(isAsked(readSearchState(params))).toBe(true);
  });
});

test.each<[Partial<SearchState>, boolean]>([
  [{}, true],
  [{ sort: 'reviews' }, true],
  [{ sort: 'name' }, false],
  [{ q: 'crab' }, false],
  [{ q: 'crab', sort: 'rating' }, true],
])('%j is an order by merit: %s', (asked, expected) => {
  expect(isByMerit({ ...NOTHING_ASKED, ...asked })).toBe(expected);
});

describe('isAsked and changes of the state', () => {
  test.each<[Partial<SearchState>, boolean]>([
    [{}, false],
    [{ mode: 'nearby' }, false],
    [{ q: 'crab' }, true],
    [{ minRating: 4 }, true],
    [{ sort: 'name' }, true],
  ])('%j: %s', (asked, expected) => {
    expect(isAsked({ ...NOTHING_ASKED, ...asked })).toBe(expected);
  });

  test('clearing keeps order and mode, except an order by relevance', () => {
    const state: SearchState = { ...NOTHING_ASKED, q: 'crab', price: ['$'], sort: 'name', mode: 'nearby' };
    expect(withoutFilters(state)).toEqual({ ...NOTHING_ASKED, sort: 'name', mode: 'nearby' });
    expect(withoutFilters({ ...state, sort: 'relevance' }).sort).toBeNull();
  });

  test('the default order is the page’s own, or relevance for a text search', () => {
    expect(usualSort('')).toBe('best');
    expect(usualSort('', 'rating')).toBe('rating');
    expect(usualSort('crab', 'rating')).toBe('relevance');
  });
});
