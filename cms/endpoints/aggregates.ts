import { partOfTown } from '#domain/places/part-of-town';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentCuisineStat, presentNeighborhoodStat } from '../presenters/name-stat.ts';
import { countNames, findNameStats, listBestKnown } from '../queries/aggregates.ts';

export const aggregatesHandlers = {
  listCuisineStats: async ({ req: { payload } }) => {
    const [stats, known] = await Promise.all([
      findNameStats(payload, 'cuisine'),
      listBestKnown(payload, 'category'),
    ]);
    return stats.map((stat) => ({ ...presentCuisineStat(stat), bestKnown: known.get(stat.name) ?? null }));
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
    return stats.map((stat) => ({
      ...presentNeighborhoodStat(stat),
      bestKnown: known.get(stat.name) ?? null,
      part: parts.get(stat.name) ?? 'unknown',
    }));
  },
} satisfies SomeHandlers;
