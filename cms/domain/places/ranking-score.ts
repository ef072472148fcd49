/** The inputs of the ranking score. */
export interface Scorable {
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

/**
 * The score of the default best-rated order: rating times the natural logarithm of (review count plus 1),
 * with a review count of at least 1; unknown counts as 1. `null` without a rating (spec 1 §9).
 */
export function rankingScore(place: Scorable): number | null {
  if (place.rating === null) return null;
  return place.rating * Math.log(Math.max(place.reviewCount ?? 1, 1) + 1);
}
