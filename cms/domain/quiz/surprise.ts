import { stableHash } from '../words/stable-hash.ts';
import { bestFirst, type Cost } from './best-order.ts';
import type { PooledPlace } from './quiz-pool.ts';

/** Spec 2 §4: well rated but with few reviews, one of at most five. */
export const SURPRISE_MIN_RATING = 4;
export const SURPRISE_MAX_REVIEWS = 50;
export const SURPRISE_CANDIDATES = 5;

/** Whether a place can be the surprise; an unknown number of reviews does not count as few. */
export function isSurprising({ rating, reviewCount }: Pick<PooledPlace, 'rating' | 'reviewCount'>): boolean {
  if (rating === null || reviewCount === null) return false;
  return rating >= SURPRISE_MIN_RATING && reviewCount < SURPRISE_MAX_REVIEWS;
}

/** One of the best five of the surprising places. Deterministic for a seed. */
export function pickSurprise(
  surprising: readonly PooledPlace[],
  cost: Cost,
  seed: string,
): PooledPlace | null {
  const candidates = bestFirst(surprising, cost, SURPRISE_CANDIDATES);
  return candidates[stableHash(seed) % Math.max(1, candidates.length)] ?? null;
}
