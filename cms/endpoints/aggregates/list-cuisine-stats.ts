import type { listCuisineStats as operation } from '#contract/aggregates';
import { findCuisineStats } from '../../queries/stats.ts';
import type { Handler } from '../../calls/handler.ts';

export const listCuisineStats: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: await findCuisineStats(req.payload),
});
