import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starFills } from './stars.ts';

const SIGNS = { full: '*', half: '+', empty: '.' };

function drawn(rating: number, stars?: number): string {
  return starFills(rating, stars)
    .map((fill) => SIGNS[fill])
    .join('');
}

test.each([
  [0, '.....'],
  [0.49, '.....'],
  [0.5, '+....'],
  [3, '***..'],
  [3.4, '***..'],
  [3.5, '***+.'],
  [4.49, '****.'],
  [4.5, '****+'],
  [4.9, '****+'],
  [5, '*****'],
  [7, '*****'],
  [-1, '.....'],
])('a rating of %d shows %s', (rating, stars) => {
  expect(drawn(rating)).toBe(stars);
});

test('there may be another number of stars', () => {
  expect(drawn(2.5, 3)).toBe('**+');
  expect(drawn(7.5, 10)).toBe('*******+..');
});

test('the stars never show more than the rating, nor half a star less', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      const fills = starFills(rating);
      const shown =
        fills.filter((fill) => fill === 'full').length + fills.filter((fill) => fill === 'half').length / 2;
      expect(fills).toHaveLength(5);
      expect(shown).toBeLessThanOrEqual(rating);
      expect(rating - shown).toBeLessThan(0.5);
    }),
  );
});
