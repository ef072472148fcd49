import type { getRestaurant as operation } from '#contract/restaurants';
import { selectSimilar } from '#domain/places/similar-places';
import { presentRestaurantDetail } from '../../presenters/restaurant.ts';
import { listPlacePhotos } from '../../queries/place-photos.ts';
import { findRestaurantDetail, listListedByIds, listSimilarCandidates } from '../../queries/restaurants.ts';
import { findListingRules } from '../../queries/settings.ts';
import { listStoriesAbout } from '../../queries/stories.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const getRestaurant: Handler<typeof operation> = async ({ params, req: { payload } }) => {
  const doc = await findRestaurantDetail(payload, params.id);
  if (!doc) throw notFound('Restaurant');
  const [candidates, { hiddenCategories }, photos, stories] = await Promise.all([
    listSimilarCandidates(payload, doc),
    findListingRules(payload),
    listPlacePhotos(payload, doc.id),
    listStoriesAbout(payload, doc.id),
  ]);
  const chosen = selectSimilar(doc, candidates).map(({ id }) => id);
  const docs = await listListedByIds(payload, chosen);
  const similar = chosen.flatMap((id) => docs.filter((place) => place.id === id));
  const hasCuisinePage = !hiddenCategories.includes(doc.category);
  return { status: 200, body: presentRestaurantDetail(doc, { similar, photos, stories, hasCuisinePage }) };
};
