import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingScore } from './ranking-score.ts';

describe('ranking score', () => {
  test.each([
    ['rating times ln(reviews + 1)', 4.5, 99, 4.5 * Math.log(100)],
    ['no reviews count as one', 4, 0, 4 * Math.log(2)],
    ['one review', 4, 1, 4 * Math.log(2)],
    ['an unknown number of reviews counts as one', 4, null, 4 * Math.log(2)],
    ['a rating of zero is a rating', 0, 10, 0],
  ])('%s', (_case, rating, reviewCount, expected) => {
    expect(rankingScore({ rating, reviewCount })).toBeCloseTo(expected, 12);
  });

  test('is unknown without a rating, however many reviews there are', () => {
    expect(rankingScore({ rating: null, reviewCount: 5000 })).toBeNull();
  });

  test('a popular good place beats a perfect one with a single review', () => {
    const popular = rankingScore({ rating: 4.5, reviewCount: 800 });
    const perfect = rankingScore({ rating: 5, reviewCount: 1 });
    expect(popular).toBeGreaterThan(perfect ?? Infinity);
  });

  test('never falls when the rating or the number of reviews grows', () => {
    const rating = fc.double({ min: 0, max: 5, noNaN: true });
    const count = fc.nat(1_000_000);
    fc.assert(
      fc.property(rating, count, fc.nat(1000), (value, reviews, more) => {
        const before = rankingScore({ rating: value, reviewCount: reviews }) ?? NaN;
        const after = rankingScore({ rating: value, reviewCount: reviews + more }) ?? NaN;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(before).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
