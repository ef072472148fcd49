import {
  cuisineStats,
  neighborhoodStats,
  type CuisineCount,
  type NeighborhoodCount,
} from '#domain/places/aggregates';
import type { Payload } from 'payload';
import { countByCategory, countByNeighborhood } from './aggregates.ts';
import { findListingRules } from './settings.ts';

/** Cuisines with their counts, most places first, without categories that are not cuisines. */
export async function findCuisineStats(payload: Payload): Promise<CuisineCount[]> {
  const [counts, rules] = await Promise.all([countByCategory(payload), findListingRules(payload)]);
  return cuisineStats(counts, rules.hiddenCategories);
}

export async function findNeighborhoodStats(payload: Payload): Promise<NeighborhoodCount[]> {
  return neighborhoodStats(await countByNeighborhood(payload));
}
