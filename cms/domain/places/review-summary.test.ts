import { expect, test } from 'vitest';
import { summarizeReviews } from './review-summary.ts';

test.each([
  [[], null, 0, [0, 0, 0, 0, 0]],
  [[{ rating: 4, count: 1 }], 4, 1, [0, 1, 0, 0, 0]],
  [
    [
      { rating: 1, count: 1 },
      { rating: 5, count: 2 },
    ],
    3.7,
    3,
    [2, 0, 0, 0, 1],
  ],
])('%j come to an average of %j over %i reviews', (counts, average, total, breakdown) => {
  const summary = summarizeReviews(counts);
  expect(summary).toMatchObject({ average, total });
  expect(summary.breakdown.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
  expect(summary.breakdown.map(({ count }) => count)).toEqual(breakdown);
});
