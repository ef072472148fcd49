import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectListing, type ListingRequest, type Orderable } from './listing-order.ts';

const HARBOR = { latitude: 39.2858, longitude: -76.6131 };

function place(id: number, changes: Partial<Orderable> = {}): Orderable {
  return {
    id,
    name: `Place ${id}`,
    rating: 4,
    reviewCount: 1000 - id,
    latitude: null,
    longitude: null,
    ...changes,
  };
}

/** Places 1 to `count`, best first. */
function bestFirst(count: number): Orderable[] {
  return Array.from({ length: count }, (_, index) => place(index + 1));
}

function select(changes: Partial<ListingRequest<Orderable>>) {
  return selectListing({
    places: [],
    mode: 'best',
    hasFilter: false,
    hasSearch: false,
    isSmallScreen: false,
    origin: null,
    pinnedIds: [],
    pinnedFirstIds: [],
    ...changes,
  });
}

describe('the best-rated view', () => {
  test.each([
    ['the home selection without search and filter', {}, 6],
    ['the home selection on a small screen too', { isSmallScreen: true }, 6],
    ['50 with a search', { hasSearch: true }, 50],
    ['50 with a filter', { hasFilter: true }, 50],
    ['50 with a filter on a small screen', { hasFilter: true, isSmallScreen: true }, 50],
    ['20 with a search on a small screen', { hasSearch: true, isSmallScreen: true }, 20],
    [
      '20 with search and filter on a small screen',
      { hasSearch: true, hasFilter: true, isSmallScreen: true },
      20,
    ],
  ])('shows %s', (_case, changes, length) => {
    const selected = select({ places: bestFirst(80).toReversed(), ...changes });
    expect(selected.map(({ id }) => id)).toEqual(Array.from({ length }, (_, index) => index + 1));
  });

  test('orders by score, unrated last', () => {
    const places = [
      place(1, { rating: null, reviewCount: 9000 }),
      place(2, { rating: 5, reviewCount: 1 }),
      place(3),
    ];
    expect(select({ places, hasFilter: true }).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test('pins places on the home selection only', () => {
    const places = bestFirst(60);
    expect(select({ places, pinnedFirstIds: [60] })[0]?.id).toBe(60);
    expect(select({ places, pinnedFirstIds: [60], hasSearch: true })[0]?.id).toBe(1);
  });

  test('says no distances, even when the location is known', () => {
    expect(select({ places: [place(1, HARBOR)], origin: HARBOR })[0]).not.toHaveProperty('distanceMiles');
  });
});

describe('the nearby view', () => {
  function milesNorth(id: number, miles: number, changes: Partial<Orderable> = {}): Orderable {
    return place(id, { latitude: HARBOR.latitude + miles / 69.093, longitude: HARBOR.longitude, ...changes });
  }

  test('shows the closest first with their distance', () => {
    const places = [milesNorth(1, 3), milesNorth(2, 0.5), milesNorth(3, 1.24)];
    const selected = select({ places, mode: 'nearby', origin: HARBOR });
    expect(selected.map(({ id, distanceMiles }) => [id, distanceMiles])).toEqual([
      [2, 0.5],
      [3, 1.2],
      [1, 3],
    ]);
  });

  test('leaves out places without coordinates and those at 0/0', () => {
    const places = [place(1), place(2, { latitude: 0, longitude: 0 }), milesNorth(3, 1)];
    expect(select({ places, mode: 'nearby', origin: HARBOR }).map(({ id }) => id)).toEqual([3]);
  });

  test('breaks ties of the shown distance by review count, then name', () => {
    const places = [
      milesNorth(1, 1.01, { name: 'Zest', reviewCount: 5 }),
      milesNorth(2, 1.02, { name: 'Abell', reviewCount: 5 }),
      milesNorth(3, 1.03, { reviewCount: 50 }),
    ];
    expect(select({ places, mode: 'nearby', origin: HARBOR }).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test.each([
    ['as it is', {}],
    ['with a search', { hasSearch: true }],
    ['with a filter', { hasFilter: true }],
    ['on a small screen', { hasSearch: true, isSmallScreen: true }],
  ])('always shows 20, %s', (_case, changes) => {
    const places = Array.from({ length: 60 }, (_, index) => milesNorth(index + 1, index));
    expect(select({ places, mode: 'nearby', origin: HARBOR, ...changes })).toHaveLength(20);
  });

  test('falls back to best rated while the location is unknown', () => {
    const selected = select({ places: bestFirst(30), mode: 'nearby', origin: null });
    expect(selected.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

test('a listing never changes the list it was given and never repeats a place', () => {
  const orderable = fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    name: fc.string(),
    rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    reviewCount: fc.option(fc.nat()),
    latitude: fc.option(fc.double({ min: 39, max: 40, noNaN: true })),
    longitude: fc.option(fc.double({ min: -77, max: -76, noNaN: true })),
  });
  const uniquePlaces = fc.uniqueArray(orderable, { selector: ({ id }) => id, maxLength: 70 });
  fc.assert(
    fc.property(
      uniquePlaces,
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (places, nearby, hasSearch, isSmallScreen) => {
        const before = structuredClone(places);
        const mode = nearby ? 'nearby' : 'best';
        const selected = select({ places, mode, hasSearch, isSmallScreen, origin: HARBOR });
        expect(places).toEqual(before);
        expect(new Set(selected.map(({ id }) => id)).size).toBe(selected.length);
        expect(selected.length).toBeLessThanOrEqual(50);
      },
    ),
  );
});
