import type { listNeighborhoodStats as operation } from '#contract/aggregates';
import { findNeighborhoodStats } from '../../queries/stats.ts';
import type { Handler } from '../../calls/handler.ts';

export const listNeighborhoodStats: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: await findNeighborhoodStats(req.payload),
});
