import type { Payload } from 'payload';
import type { FeaturedBusiness } from '../payload-types.ts';

/** Active featured businesses in their order. */
export async function listActiveFeaturedBusinesses(payload: Payload): Promise<FeaturedBusiness[]> {
  const { docs } = await payload.find({
    collection: 'featured-businesses',
    where: { isActive: { equals: true } },
    sort: ['sortOrder', 'id'],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  return docs;
}
