export const STARS = [5, 4, 3, 2, 1] as const;

export interface ReviewSummary {
  total: number;
  /** To one decimal; `null` without reviews. */
  average: number | null;
  /** Five entries, from 5 stars to 1. */
  breakdown: { rating: number; count: number }[];
}

/** Summary of a place's diner reviews. Imported ratings are separate and never included (decisions §5). */
export function summarizeReviews(counts: readonly { rating: number; count: number }[]): ReviewSummary {
  const breakdown = STARS.map((rating) => ({
    rating,
    count: counts.find((entry) => entry.rating === rating)?.count ?? 0,
  }));
  const total = breakdown.reduce((sum, { count }) => sum + count, 0);
  const stars = breakdown.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { total, average: total === 0 ? null : Math.round((stars / total) * 10) / 10, breakdown };
}
