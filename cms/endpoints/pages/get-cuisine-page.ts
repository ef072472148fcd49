import type { getCuisinePage as operation } from '#contract/pages';
import { cuisineStats, otherCuisines } from '#domain/places/aggregates';
import { findBySlug } from '#domain/addresses/slugs';
import { aboutCuisine } from '#domain/words/about-cuisine';
import { whereIn } from '#domain/words/name-words';
import { countByCategory } from '../../queries/aggregates.ts';
import { findNameRecord } from '../../queries/name-records.ts';
import { listNameWords } from '../../queries/name-words.ts';
import { listListedByCuisine } from '../../queries/restaurants.ts';
import { findListingRules } from '../../queries/settings.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentListing } from './present-listing.ts';

export const getCuisinePage: Handler<typeof operation> = async ({ params, query, req: { payload } }) => {
  const [rules, counts] = await Promise.all([findListingRules(payload), countByCategory(payload)]);
  const known = counts.map(({ category }) => category);
  const cuisines = known.filter((category) => !rules.hiddenCategories.includes(category));
  const found = findBySlug(params.slug, cuisines, rules.slugAliases);
  if (!found) throw notFound('Cuisine');
  const [docs, record, wordsOf] = await Promise.all([
    listListedByCuisine(payload, found.name),
    findNameRecord(payload, 'cuisine', found.name),
    listNameWords(payload),
  ]);
  const words = wordsOf('cuisine', found.name);
  return {
    status: 200,
    body: {
      cuisine: found.name,
      plural: words.plural,
      slug: found.canonicalSlug,
      ...presentListing({
        docs,
        page: query.page,
        varying: {
          by: 'neighborhood',
          share: ({ value, count }) => `${count} ${whereIn(value, wordsOf('neighborhood', value).where)}`,
        },
        text: record.intro,
        aboutList: (places) => aboutCuisine(found.name, places, words),
      }),
      otherCuisines: otherCuisines(cuisineStats(counts, rules.hiddenCategories), found.name, record.related),
    },
  };
};
