import { expect, test } from 'vitest';
import { summarizeReviews } from './review-summary.ts';
import cases from './review-summary.test.json' with { type: 'json' };

test.each(cases.summaries as [{ rating: number; count: number }[], number | null, number, number[]][])(
  '%j come to an average of %j over %i reviews',
  (counts, average, total, breakdown) => {
    const summary = summarizeReviews(counts);
    expect(summary).toMatchObject({ average, total });
    expect(summary.breakdown.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    expect(summary.breakdown.map(({ count }) => count)).toEqual(breakdown);
  },
);
