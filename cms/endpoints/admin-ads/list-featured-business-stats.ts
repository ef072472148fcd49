import type {
  FeaturedBusinessStats,
  listFeaturedBusinessStats as operation,
} from '#contract/featured-businesses';
import type { Payload } from 'payload';
import { presentFeaturedBusinessStats } from '../../presenters/ad-stats.ts';
import { listAllFeaturedBusinesses, sumReports, type DayRange } from '../../queries/ad-numbers.ts';
import type { Handler } from '../../calls/handler.ts';

export const listFeaturedBusinessStats: Handler<typeof operation> = async ({ query, req }) => {
  return { status: 200, body: await findFeaturedBusinessStats(req.payload, query) };
};

export async function findFeaturedBusinessStats(
  payload: Payload,
  range: DayRange,
): Promise<FeaturedBusinessStats[]> {
  const [docs, reports] = await Promise.all([
    listAllFeaturedBusinesses(payload),
    sumReports(payload, 'featured', range),
  ]);
  const byBusiness = Map.groupBy(reports, ({ subjectId }) => subjectId);
  return docs.map((doc) => presentFeaturedBusinessStats(doc, byBusiness.get(doc.id) ?? []));
}
