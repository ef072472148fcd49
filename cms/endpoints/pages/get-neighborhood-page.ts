import type { getNeighborhoodPage as operation } from '#contract/pages';
import { nearbyNeighborhoods } from '#domain/aggregates';
import { byRating } from '#domain/rated';
import { findBySlug } from '#domain/slugs';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listKnownNeighborhoods, listNeighborhoodCentroids } from '../../queries/aggregates.ts';
import { listListedByNeighborhood } from '../../queries/restaurants.ts';
import { findNeighborhoodStats } from '../../queries/stats.ts';
import { notFound } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

export const getNeighborhoodPage: Handler<typeof operation> = async ({ params, req: { payload } }) => {
  const found = findBySlug(params.slug, await listKnownNeighborhoods(payload), {});
  if (!found) throw notFound('Neighborhood');
  const [docs, stats, centroids] = await Promise.all([
    listListedByNeighborhood(payload, found.name),
    findNeighborhoodStats(payload),
    listNeighborhoodCentroids(payload),
  ]);
  return {
    status: 200,
    body: {
      neighborhood: found.name,
      slug: found.canonicalSlug,
      restaurants: docs.sort(byRating).map(presentRestaurant),
      nearby: nearbyNeighborhoods({ stats, current: found.name, centroids }),
    },
  };
};
