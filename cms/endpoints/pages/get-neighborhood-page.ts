import type { getNeighborhoodPage as operation } from '#contract/pages';
import { nearbyNeighborhoods, neighborhoodStats } from '#domain/places/aggregates';
import { locationOf, type Coordinates } from '#domain/places/distance';
import { findBySlug } from '#domain/addresses/slugs';
import { cuisineKinds } from '#domain/words/about-cuisine';
import { aboutNeighborhood } from '#domain/words/about-neighborhood';
import { countByNeighborhood } from '../../queries/aggregates.ts';
import { findNameRecord } from '../../queries/name-records.ts';
import { listNameWords } from '../../queries/name-words.ts';
import { listListedByNeighborhood } from '../../queries/restaurants.ts';
import { findListingRules } from '../../queries/settings.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentListing } from './present-listing.ts';

export const getNeighborhoodPage: Handler<typeof operation> = async ({ params, query, req: { payload } }) => {
  const [rules, counts] = await Promise.all([findListingRules(payload), countByNeighborhood(payload)]);
  const known = counts.map(({ neighborhood }) => neighborhood);
  const found = findBySlug(params.slug, known, rules.neighborhoodAliases);
  if (!found) throw notFound('Neighborhood');
  const [docs, record, wordsOf] = await Promise.all([
    listListedByNeighborhood(payload, found.name),
    findNameRecord(payload, 'neighborhood', found.name),
    listNameWords(payload),
  ]);
  const words = wordsOf('neighborhood', found.name);
  const centroids = new Map<string, Coordinates>();
  for (const count of counts) {
    const middle = locationOf(count);
    if (middle) centroids.set(count.neighborhood, middle);
  }
  return {
    status: 200,
    body: {
      neighborhood: found.name,
      where: words.where,
      slug: found.canonicalSlug,
      ...presentListing({
        docs,
        page: query.page,
        varying: {
          by: 'category',
          share: ({ value, count }) =>
            `${count} ${cuisineKinds(value, wordsOf('cuisine', value)).replace(/ places$/, ' restaurants')}`,
        },
        text: record.intro,
        aboutList: (places) => aboutNeighborhood(found.name, places, words.where),
      }),
      nearby: nearbyNeighborhoods({
        stats: neighborhoodStats(counts),
        current: found.name,
        centroids,
        related: record.related,
      }),
    },
  };
};
