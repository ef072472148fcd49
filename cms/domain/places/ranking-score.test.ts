import { describe, expect, test } from 'vitest';
import { rankingScore } from './ranking-score.ts';

describe('ranking score', () => {
  test.each([
    ['rating times ln(reviews + 1)', 4.5, 99, 4.5 * Math.log(100)],
    ['no reviews count as one', 4, 0, 4 * Math.log(2)],
    ['an unknown number of reviews counts as one', 4, null, 4 * Math.log(2)],
    ['a rating of zero is a rating', 0, 10, 0],
  ])('%s', (_case, rating, reviewCount, expected) => {
    expect(rankingScore({ rating, reviewCount })).toBeCloseTo(expected, 12);
  });

  test('is unknown without a rating, however many reviews there are', () => {
    expect(rankingScore({ rating: null, reviewCount: 5000 })).toBeNull();
  });
});
