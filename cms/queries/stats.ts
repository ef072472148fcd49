import { byCountThenName, type CuisineCount, type NeighborhoodCount } from '#domain/aggregates';
import type { ListingRules } from '#domain/listing';
import type { Payload } from 'payload';
import { countByCategory, countByNeighborhood } from './aggregates.ts';

/** Cuisines with their counts, most first; categories that are no cuisines left out. */
export async function findCuisineStats(
  payload: Payload,
  { hiddenCategories }: Pick<ListingRules, 'hiddenCategories'>,
): Promise<CuisineCount[]> {
  const counts = await countByCategory(payload);
  return counts.filter(({ category }) => !hiddenCategories.includes(category)).sort(byCountThenName);
}

export async function findNeighborhoodStats(payload: Payload): Promise<NeighborhoodCount[]> {
  const counts = await countByNeighborhood(payload);
  return counts.sort(byCountThenName);
}
