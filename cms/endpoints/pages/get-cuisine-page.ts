import type { getCuisinePage as operation } from '#contract/pages';
import { otherCuisines } from '#domain/aggregates';
import { byRating } from '#domain/rated';
import { findBySlug } from '#domain/slugs';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listKnownCategories } from '../../queries/aggregates.ts';
import { listListedByCuisine } from '../../queries/restaurants.ts';
import { findListingRules } from '../../queries/settings.ts';
import { findCuisineStats } from '../../queries/stats.ts';
import { notFound } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

export const getCuisinePage: Handler<typeof operation> = async ({ params, req: { payload } }) => {
  const [rules, categories] = await Promise.all([findListingRules(payload), listKnownCategories(payload)]);
  const cuisines = categories.filter((category) => !rules.hiddenCategories.includes(category));
  const found = findBySlug(params.slug, cuisines, rules.slugAliases);
  if (!found) throw notFound('Cuisine');
  const [docs, stats] = await Promise.all([
    listListedByCuisine(payload, found.name),
    findCuisineStats(payload, rules),
  ]);
  return {
    status: 200,
    body: {
      cuisine: found.name,
      slug: found.canonicalSlug,
      restaurants: docs.sort(byRating).map(presentRestaurant),
      otherCuisines: otherCuisines(stats, found.name),
    },
  };
};
