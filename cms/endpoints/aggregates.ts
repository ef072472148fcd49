import type * as contract from '#contract/aggregates';
import type { Handler } from '../calls/handler.ts';
import { listBestKnown } from '../queries/aggregates.ts';
import { findCuisineStats, findNeighborhoodStats } from '../queries/stats.ts';

export const listCuisineStats: Handler<typeof contract.listCuisineStats> = async ({ req: { payload } }) => {
  const [stats, known] = await Promise.all([findCuisineStats(payload), listBestKnown(payload, 'category')]);
  return {
    status: 200,
    body: stats.map((stat) => ({ ...stat, bestKnown: known.get(stat.category) ?? null })),
  };
};

export const listNeighborhoodStats: Handler<typeof contract.listNeighborhoodStats> = async ({
  req: { payload },
}) => {
  const [stats, known] = await Promise.all([
    findNeighborhoodStats(payload),
    listBestKnown(payload, 'neighborhood'),
  ]);
  return {
    status: 200,
    body: stats.map((stat) => ({ ...stat, bestKnown: known.get(stat.neighborhood) ?? null })),
  };
};
