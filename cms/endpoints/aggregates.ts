import type * as contract from '#contract/aggregates';
import type { Handler } from '../calls/handler.ts';
import { findCuisineStats, findNeighborhoodStats } from '../queries/stats.ts';

export const listCuisineStats: Handler<typeof contract.listCuisineStats> = async ({ req }) => ({
  status: 200,
  body: await findCuisineStats(req.payload),
});

export const listNeighborhoodStats: Handler<typeof contract.listNeighborhoodStats> = async ({ req }) => ({
  status: 200,
  body: await findNeighborhoodStats(req.payload),
});
