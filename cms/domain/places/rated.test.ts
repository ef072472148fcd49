import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRating, byReviewCount, byScore, type Rated } from './rated.ts';

function place(name: string, rating: number | null, reviewCount: number | null): Rated {
  return { name, rating, reviewCount };
}

test.each<[string, typeof byRating, Rated[]]>([
  [
    'a higher rating is first, however few its reviews',
    byRating,
    [place('A', 4.5, 3), place('B', 4.4, 9000)],
  ],
  [
    'unrated places are last, after a rating of zero',
    byRating,
    [place('Good', 4, 1), place('Zero', 0, 1), place('Unknown', null, 9000)],
  ],
  [
    'ties go to the reviews, unknown counts last, then to the name',
    byRating,
    [place('Z', 4, 11), place('A', 4, 10), place('B', 4, 10), place('A', 4, 0), place('A', 4, null)],
  ],
  [
    'names sort as an English reader expects',
    byRating,
    ['apple', 'Éclair', 'Eclipse', "O'Donnell's", 'Oak', 'Zebra'].map((name) => place(name, 4, 1)),
  ],
  [
    'what is closed for now comes last',
    byScore,
    [place('B', 4, 5), { ...place('A', 5, 900), status: 'temporarily-closed' }],
  ],
  ['many good reviews beat few perfect ones', byScore, [place('B', 4.6, 500), place('A', 5, 1)]],
  [
    'unrated places have no score, then reviews and name count',
    byScore,
    [place('Rated', 1, null), place('C', null, 9), place('A', null, 5), place('B', null, 5)],
  ],
  [
    'zero, one and unknown reviews score the same: the known larger count wins',
    byScore,
    [place('C', 4, 1), place('B', 4, 0), place('A', 4, null)],
  ],
])('%s', (_rule, order, places) => {
  expect(places.toReversed().toSorted(order)).toEqual(places);
});

describe('every order', () => {
  const rated = fc.record({
    name: fc.constantFrom('Café', 'Cafe', 'BBQ', 'Bar & Restaurant', 'St. Paul', ''),
    rating: fc.option(fc.constantFrom(0, 3.5, 4, 4.5, 5)),
    reviewCount: fc.option(fc.constantFrom(0, 1, 2, 100)),
  });

  test.each([
    ['byRating', byRating],
    ['byScore', byScore],
    ['byReviewCount', byReviewCount],
  ])('%s is consistent: antisymmetric and transitive', (_name, order) => {
    fc.assert(
      fc.property(rated, rated, rated, (a, b, c) => {
        expect(Math.sign(order(a, b)) + Math.sign(order(b, a))).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
