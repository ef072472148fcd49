import { partOfTown } from '#domain/places/part-of-town';
import type { SomeHandlers } from '../calls/handler.ts';
import { countByNeighborhood, listBestKnown } from '../queries/aggregates.ts';
import { findCuisineStats, findNeighborhoodStats } from '../queries/stats.ts';

export const aggregatesHandlers = {
  listCuisineStats: async ({ req: { payload } }) => {
    const [stats, known] = await Promise.all([findCuisineStats(payload), listBestKnown(payload, 'category')]);
    return stats.map((stat) => ({ ...stat, bestKnown: known.get(stat.category) ?? null }));
  },

  listNeighborhoodStats: async ({ req: { payload } }) => {
    const [stats, known, counts] = await Promise.all([
      findNeighborhoodStats(payload),
      listBestKnown(payload, 'neighborhood'),
      countByNeighborhood(payload),
    ]);
    const parts = new Map(counts.map((count) => [count.neighborhood, partOfTown(count)]));
    return stats.map((stat) => ({
      ...stat,
      bestKnown: known.get(stat.neighborhood) ?? null,
      part: parts.get(stat.neighborhood) ?? 'unknown',
    }));
  },
} satisfies SomeHandlers;
