import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starHalves } from './stars.ts';

test.each([
  [0, 0],
  [0.49, 0],
  [0.5, 1],
  [3, 6],
  [3.4, 6],
  [3.5, 7],
  [4.49, 8],
  [4.5, 9],
  [4.9, 9],
  [5, 10],
  [7, 10],
  [-1, 0],
])('a rating of %d fills %d halves of five stars', (rating, halves) => {
  expect(starHalves(rating)).toBe(halves);
});

test('the stars never show more than the rating, nor half a star less', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      const shown = starHalves(rating) / 2;
      expect(shown).toBeLessThanOrEqual(rating);
      expect(rating - shown).toBeLessThan(0.5);
    }),
  );
});
