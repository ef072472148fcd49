import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import type { Payload } from 'payload';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentFeaturedBusinessStats } from '../presenters/ad-stats.ts';
import { presentFeaturedBusiness } from '../presenters/featured-business.ts';
import { sumReports, type DayRange } from '../queries/ad-numbers.ts';
import { listAllBusinesses, listRunningBusinesses } from '../queries/ads.ts';

export const featuredBusinessesHandlers = {
  listFeaturedBusinesses: async ({ req: { payload } }) => {
    const [docs, { featured }] = await Promise.all([
      listRunningBusinesses(payload),
      findDelivery(payload.db.pool),
    ]);
    return docs.filter(({ id }) => featured.has(id)).map(presentFeaturedBusiness);
  },

  listFeaturedBusinessStats: ({ query, req }) => findFeaturedBusinessStats(req.payload, query),
} satisfies SomeHandlers;

export async function findFeaturedBusinessStats(
  payload: Payload,
  range: DayRange,
): Promise<FeaturedBusinessStats[]> {
  const [docs, reports, delivery] = await Promise.all([
    listAllBusinesses(payload),
    sumReports(payload, 'featured', range),
    findDelivery(payload.db.pool),
  ]);
  const byBusiness = Map.groupBy(reports, ({ subjectId }) => subjectId);
  // One created since is in neither.
  return docs.flatMap((doc) => {
    const flight = delivery.find('featured', doc.id);
    return flight ? [presentFeaturedBusinessStats(doc, byBusiness.get(doc.id) ?? [], flight)] : [];
  });
}
