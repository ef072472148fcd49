import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRating, byReviewCount, byScore, type Rated } from './rated.ts';

function place(name: string, rating: number | null, reviewCount: number | null): Rated {
  return { name, rating, reviewCount };
}

function namesInOrder(places: Rated[], order: (a: Rated, b: Rated) => number): string[] {
  return places.toSorted(order).map(({ name }) => name);
}

describe('by rating', () => {
  test('the higher rating comes first, however few reviews it has', () => {
    expect(namesInOrder([place('Busy', 4.4, 9000), place('Loved', 4.5, 3)], byRating)).toEqual([
      'Loved',
      'Busy',
    ]);
  });

  test('unrated places come last, after a rating of zero', () => {
    const places = [place('Unknown', null, 9000), place('Zero', 0, 1), place('Good', 4, 1)];
    expect(namesInOrder(places, byRating)).toEqual(['Good', 'Zero', 'Unknown']);
  });

  test('ties go to the higher review count, unknown counts last, then to the name', () => {
    const places = [
      place('Unknown count', 4, null),
      place('No reviews', 4, 0),
      place('Zest', 4, 10),
      place('Abell', 4, 10),
      place('Many', 4, 11),
    ];
    expect(namesInOrder(places, byRating)).toEqual(['Many', 'Abell', 'Zest', 'No reviews', 'Unknown count']);
  });

  test('names sort as an English reader expects, accented letters next to plain ones', () => {
    const places = ['Zebra', 'Éclair', 'apple', 'Eclipse', "O'Donnell's", 'Oak'].map((name) =>
      place(name, 4, 1),
    );
    expect(namesInOrder(places, byRating)).toEqual([
      'apple',
      'Éclair',
      'Eclipse',
      "O'Donnell's",
      'Oak',
      'Zebra',
    ]);
  });
});

describe('by score', () => {
  test('many good reviews beat few perfect ones', () => {
    expect(namesInOrder([place('Perfect', 5, 1), place('Loved', 4.6, 500)], byScore)).toEqual([
      'Loved',
      'Perfect',
    ]);
  });

  test('unrated places come last, ordered by review count and name', () => {
    const places = [place('B', null, 5), place('A', null, 5), place('Rated', 1, null), place('C', null, 9)];
    expect(namesInOrder(places, byScore)).toEqual(['Rated', 'C', 'A', 'B']);
  });

  test('zero, one and unknown reviews score the same: the known larger count wins', () => {
    const places = [place('Unknown', 4, null), place('None', 4, 0), place('One', 4, 1)];
    expect(namesInOrder(places, byScore)).toEqual(['One', 'None', 'Unknown']);
  });
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
