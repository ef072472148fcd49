import type { Restaurant } from '#contract/restaurants';
import { isRecordId } from '#domain/addresses/record-id';
import { selectSimilar } from '#domain/places/similar-places';
import { notFound } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentRestaurant, presentRestaurantDetail } from '../presenters/restaurant.ts';
import { listAwardsTo, listGuidesOf, listStoriesAbout } from '../queries/about-place.ts';
import { listPlacePhotos } from '../queries/place-photos.ts';
import {
  readListedRestaurants,
  listListedByIds,
  findRestaurantDetail,
  listSimilarCandidates,
} from '../queries/restaurants.ts';
import { findListingRules } from '../queries/settings.ts';

export const restaurantsHandlers = {
  listRestaurants: async ({ req }) => {
    const places: Restaurant[] = [];
    for await (const docs of readListedRestaurants(req.payload)) places.push(...docs.map(presentRestaurant));
    return places;
  },

  listRestaurantsByIds: async ({ query: { ids }, req }) => {
    const docs = await listListedByIds(req.payload, ids.filter(isRecordId));
    return docs.map(presentRestaurant);
  },

  getRestaurant: async ({ params, req: { payload } }) => {
    const doc = await findRestaurantDetail(payload, params.id);
    if (!doc) throw notFound('Restaurant');
    const ofPlace = { restaurant: doc.id };
    const [candidates, { hiddenCategories }, photos, stories, awards, guides] = await Promise.all([
      listSimilarCandidates(payload, doc),
      findListingRules(payload),
      listPlacePhotos(payload, ofPlace),
      listStoriesAbout(payload, ofPlace),
      listAwardsTo(payload, ofPlace),
      listGuidesOf(payload, doc),
    ]);
    const chosen = selectSimilar(doc, candidates).map(({ id }) => id);
    const similar = await listListedByIds(payload, chosen);
    const hasCuisinePage = !hiddenCategories.includes(doc.category);
    const about = { similar, photos, awards };
    return presentRestaurantDetail(doc, about, { stories, guides, hasCuisinePage });
  },
} satisfies SomeHandlers;
