import { describe, expect, test } from 'vitest';
import { NOTHING_ASKED, type SearchState } from '../address/search-state.ts';
import { facetsQuery, searchQuery } from './search.ts';

const HARBOR = { latitude: 39.286389, longitude: -76.608611 };
const queryOf = ([, address = '']: readonly string[]) => address.slice(address.indexOf('?'));
const ask = (asked: Partial<SearchState>, near: typeof HARBOR | null = null) =>
  queryOf(searchQuery({ ...NOTHING_ASKED, ...asked }, near).queryKey);

describe('the call behind a list', () => {
  test('asks for 50 places (spec 1 §9)', () => {
    expect(ask({ q: 'crab', page: 2 })).toBe('?q=crab&page=2&perPage=50');
  });

  test('nearby requests the 20 closest places that match the filters, ignoring page and order', () => {
    expect(ask({ mode: 'nearby', price: ['$'], sort: 'name', page: 3 }, HARBOR)).toBe(
      '?price=%24&sort=distance&lat=39.2864&lng=-76.6086&perPage=20',
    );
  });

  test('nearby without a location is the usual list', () => {
    expect(ask({ mode: 'nearby', q: 'crab' })).toBe('?q=crab&perPage=50');
  });

  test('an order by distance needs a location too', () => {
    expect(ask({ sort: 'distance' })).toBe('?perPage=50');
    expect(ask({ sort: 'distance' }, HARBOR)).toBe('?sort=distance&lat=39.2864&lng=-76.6086&perPage=50');
  });

  test('the filter choices are requested with a single place', () => {
    const { queryKey } = facetsQuery({ ...NOTHING_ASKED, cuisine: ['Pizza'], mode: 'nearby' });
    expect(queryOf(queryKey)).toBe('?cuisine=Pizza&perPage=1');
  });
});
