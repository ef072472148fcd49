import { isRunning } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import type { Payload } from 'payload';
import type { FeaturedBusiness } from '../payload-types.ts';
import { adRun } from './ads.ts';

/** The featured businesses running today, in their order. */
export async function listActiveFeaturedBusinesses(payload: Payload): Promise<FeaturedBusiness[]> {
  const { docs } = await payload.find({
    collection: 'featured-businesses',
    where: { isActive: { equals: true } },
    sort: ['sortOrder', 'id'],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  const today = cityDay(new Date());
  return docs.filter((doc) => isRunning(adRun(doc), today));
}
