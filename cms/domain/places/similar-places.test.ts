import { describe, expect, test } from 'vitest';
import { selectSimilar } from './similar-places.ts';

const HERE = { latitude: 39.28, longitude: -76.6 };

/** `north`: miles north of the current place. */
function place(
  id: number,
  given: { north?: number | null; category?: string; neighborhood?: string; rating?: number | null } = {},
) {
  const { north = 0, category = 'Crab House', neighborhood = 'Canton', rating = 4 } = given;
  return {
    id,
    name: `Place ${id}`,
    category,
    neighborhood,
    rating,
    reviewCount: 10,
    latitude: north === null ? null : HERE.latitude + north / 69.1,
    longitude: north === null ? null : HERE.longitude,
  };
}

const idsOf = (places: readonly { id: number }[]) => places.map(({ id }) => id);

describe('similar places', () => {
  test('are the closest of the same cuisine first, regardless of rating', () => {
    const candidates = [place(2, { north: 2, rating: 5 }), place(3, { north: 0.5, rating: 3 })];
    expect(idsOf(selectSimilar(place(1), candidates))).toEqual([3, 2]);
  });

  test('continue with the best of the neighborhood, then the same cuisine across town', () => {
    const candidates = [
      place(2, { north: 8, neighborhood: 'Timonium' }),
      place(3, { category: 'Pizza', rating: 3 }),
      place(4, { category: 'Bakery', rating: 5, north: 0.9 }),
      place(5, { north: 2.9, neighborhood: 'Hampden' }),
    ];
    expect(idsOf(selectSimilar(place(1), candidates))).toEqual([5, 4, 3, 2]);
  });

  test('never include the place itself or one without anything in common', () => {
    const candidates = [place(1), place(2, { category: 'Pizza', neighborhood: 'Hampden' })];
    expect(selectSimilar(place(1), candidates)).toEqual([]);
  });

  test('count the neighborhood as close if coordinates are unknown', () => {
    const candidates = [
      place(2, { north: null, neighborhood: 'Hampden' }),
      place(3, { north: null }),
      place(4, { category: 'Pizza' }),
    ];
    expect(idsOf(selectSimilar(place(1), candidates))).toEqual([3, 4, 2]);
    expect(idsOf(selectSimilar(place(1, { north: null }), candidates))).toEqual([3, 4, 2]);
  });

  test('are at most four', () => {
    const candidates = Array.from({ length: 9 }, (_, index) => place(index + 2, { north: index / 10 }));
    expect(idsOf(selectSimilar(place(1), candidates))).toEqual([2, 3, 4, 5]);
  });
});
