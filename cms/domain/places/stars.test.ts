import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starHalves } from './stars.ts';

test.each([
  [0.49, 0],
  [4.9, 9],
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
