import type * as contract from '#contract/aggregates';
import type { Handler } from '../calls/handler.ts';
import { listBestKnown } from '../queries/aggregates.ts';
import { findCuisineStats, findNeighborhoodStats } from '../queries/stats.ts';

export const listCuisineStats: Handler<typeof contract.listCuisineStats> = async ({ req: { payload } }) => {
  const [stats, known] = await Promise.all([findCuisineStats(payload), listBestKnown(payload, 'category')]);
  const body = stats.map((stat) => ({ ...stat, bestKnown: known.get(stat.category) ?? null }));
  return { status: 200, body };
};

export const listNeighborhoodStats: Handler<typeof contract.listNeighborhoodStats> = async ({
  req: { payload },
}) => {
  const [stats, known] = await Promise.all([
    findNeighborhoodStats(payload),
    listBestKnown(payload, 'neighborhood'),
  ]);
  const body = stats.map((stat) => ({ ...stat, bestKnown: known.get(stat.neighborhood) ?? null }));
  return { status: 200, body };
};
