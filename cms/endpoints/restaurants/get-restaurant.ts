import type { getRestaurant as operation } from '#contract/restaurants';
import { byRating } from '#domain/rated';
import { presentRestaurantDetail } from '../../presenters/restaurant.ts';
import { findRestaurantDetail, listListedByNeighborhood } from '../../queries/restaurants.ts';
import { findListingRules } from '../../queries/settings.ts';
import { notFound } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

const SIMILAR_SHOWN = 4;

export const getRestaurant: Handler<typeof operation> = async ({ params, req }) => {
  const doc = await findRestaurantDetail(req.payload, params.id);
  if (!doc) throw notFound('Restaurant');
  const [neighbors, { hiddenCategories }] = await Promise.all([
    listListedByNeighborhood(req.payload, doc.neighborhood),
    findListingRules(req.payload),
  ]);
  const similar = neighbors
    .filter((place) => place.id !== doc.id)
    // The same cuisine first: who looks at a crab house wants the next crab house.
    .sort(
      (a, b) => Number(b.category === doc.category) - Number(a.category === doc.category) || byRating(a, b),
    )
    .slice(0, SIMILAR_SHOWN);
  const hasCuisinePage = !hiddenCategories.includes(doc.category);
  return { status: 200, body: presentRestaurantDetail(doc, { similar, hasCuisinePage }) };
};
