export const STARS = [5, 4, 3, 2, 1] as const;

export interface ReviewSummary {
  total: number;
  /** To one decimal; `null` where there is no review. */
  average: number | null;
  /** From 5 stars to 1, all five of them. */
  breakdown: { rating: number; count: number }[];
}

/** What diners' reviews of one place come to. Imported ratings are another matter and never part of it (decisions §5). */
export function summarizeReviews(counts: readonly { rating: number; count: number }[]): ReviewSummary {
  const breakdown = STARS.map((rating) => ({
    rating,
    count: counts.find((entry) => entry.rating === rating)?.count ?? 0,
  }));
  const total = breakdown.reduce((sum, { count }) => sum + count, 0);
  const stars = breakdown.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { total, average: total === 0 ? null : Math.round((stars / total) * 10) / 10, breakdown };
}
