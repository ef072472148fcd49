import { describe, expect, test } from 'vitest';
import { NOTHING_ASKED } from '../../address/search-state.ts';
import { listingQuestion, readListingState } from './listing-state.ts';

describe('the address of a cuisine page', () => {
  test('sets filters and an order', () => {
    const params = new URLSearchParams('neighborhood=Canton&price=%24&sort=name&page=2');
    expect(readListingState(params, 'cuisine')).toEqual({
      ...NOTHING_ASKED,
      neighborhood: ['Canton'],
      price: ['$'],
      sort: 'name',
      page: 2,
    });
  });

  test.each(['q=crab', 'cuisine=Pizza', 'mode=nearby', 'sort=relevance', 'sort=rating'])(
    '?%s is ignored',
    (query) => {
      expect(readListingState(new URLSearchParams(query), 'cuisine')).toEqual(NOTHING_ASKED);
    },
  );

  test('becomes a search for that cuisine, by rating unless another order is chosen', () => {
    const subject = { key: 'cuisine', name: 'Pizza' } as const;
    expect(listingQuestion({ ...NOTHING_ASKED, openNow: true }, subject)).toEqual({
      ...NOTHING_ASKED,
      openNow: true,
      cuisine: ['Pizza'],
      sort: 'rating',
    });
    expect(listingQuestion({ ...NOTHING_ASKED, sort: 'name' }, subject).sort).toBe('name');
  });

  test('sorts by distance only from a known location', () => {
    const subject = { key: 'cuisine', name: 'Pizza' } as const;
    const state = { ...NOTHING_ASKED, sort: 'distance' } as const;
    expect(listingQuestion(state, subject).sort).toBe('rating');
    expect(listingQuestion(state, subject, { latitude: 39.28, longitude: -76.6 }).sort).toBe('distance');
  });
});

test('a neighborhood page filters by cuisine', () => {
  const params = new URLSearchParams('cuisine=Pizza&neighborhood=Canton');
  expect(readListingState(params, 'neighborhood')).toEqual({ ...NOTHING_ASKED, cuisine: ['Pizza'] });
});
