/** What a ranking score is made of. */
export interface Scorable {
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

/**
 * The default best-rated order: rating times the natural logarithm of (review count plus 1), where the
 * review count is at least 1; unknown counts as 1. `null` without a rating (spec 1 §9).
 */
export function rankingScore(place: Scorable): number | null {
  if (place.rating === null) return null;
  return place.rating * Math.log(Math.max(place.reviewCount ?? 1, 1) + 1);
}
