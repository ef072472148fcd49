import { partOfTown } from '#domain/places/part-of-town';
import type { SomeHandlers } from '../calls/handler.ts';
import { countNames, findNameStats, listBestKnown } from '../queries/aggregates.ts';

export const aggregatesHandlers = {
  listCuisineStats: async ({ req: { payload } }) => {
    const [stats, known] = await Promise.all([
      findNameStats(payload, 'cuisine'),
      listBestKnown(payload, 'category'),
    ]);
    return stats.map(({ name, count }) => ({ category: name, count, bestKnown: known.get(name) ?? null }));
  },

  listNeighborhoodStats: async ({ req: { payload } }) => {
    const [stats, known, counts] = await Promise.all([
      findNameStats(payload, 'neighborhood'),
      listBestKnown(payload, 'neighborhood'),
      countNames(payload, 'neighborhood'),
    ]);
    const parts = new Map(
      counts.map(({ name, ...middle }) => [name, partOfTown({ neighborhood: name, ...middle })]),
    );
    return stats.map(({ name, count }) => ({
      neighborhood: name,
      count,
      bestKnown: known.get(name) ?? null,
      part: parts.get(name) ?? 'unknown',
    }));
  },
} satisfies SomeHandlers;
