import { stableHash } from '../words/stable-hash.ts';
import { bestFirst, type Taste } from './best-order.ts';
import { matchesPrice } from './price-match.ts';
import type { PooledPlace } from './quiz-pool.ts';

/** Spec 2 §4: well rated but with few reviews, one of at most five. */
export const SURPRISE_MIN_RATING = 4;
export const SURPRISE_MAX_REVIEWS = 50;
export const SURPRISE_CANDIDATES = 5;

/** Whether a place can be the surprise; an unknown number of reviews does not count as few. */
export function isSurprising({
  rating,
  reviewCount,
  isAside,
}: Pick<PooledPlace, 'rating' | 'reviewCount' | 'isAside'>): boolean {
  if (isAside || rating === null || reviewCount === null) return false;
  return rating >= SURPRISE_MIN_RATING && reviewCount < SURPRISE_MAX_REVIEWS;
}

/** Deterministic for a seed; prefers candidates of the wanted price. */
export function pickSurprise(places: readonly PooledPlace[], taste: Taste, seed: string): PooledPlace | null {
  const surprising = places.filter(isSurprising);
  const affordable = surprising.filter((place) => matchesPrice(place, taste.price));
  const candidates = bestFirst(affordable.length > 0 ? affordable : surprising, taste, SURPRISE_CANDIDATES);
  return candidates[stableHash(seed) % Math.max(1, candidates.length)] ?? null;
}
