import { isInCollection } from '#domain/guides/collection-guides';
import { cutGuide, GUIDE_PLACES } from '#domain/guides/guide-cut';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { byRating, type Rated } from '#domain/places/rated';
import type { Payload } from 'payload';
import { listCollectable, type StoredGuide } from './guides.ts';
import { listListedByCuisine, listListedByIds, listListedByNeighborhood } from './restaurants.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';

type Entry = GuideEntry<StoredGuide>;

/** The places on a guide's page, in order. */
export async function listGuidePlaces(payload: Payload, guide: Entry): Promise<RestaurantDoc[]> {
  const choices = {
    pinnedIds: guide.settings?.pinnedIds ?? [],
    excludedIds: guide.settings?.excludedIds ?? [],
  };
  const [places, pinned] = await Promise.all([
    listCandidates(payload, guide),
    listListedByIds(payload, choices.pinnedIds),
  ]);
  // An article shows all the places of its neighborhood (spec 2 §2, Timonium).
  const most = guide.kind === 'article' ? Number.MAX_SAFE_INTEGER : GUIDE_PLACES;
  const shown = cutGuide<{ id: number }>({ ranked: places.toSorted(byRating), pinned, choices, most });
  return listListedByIds(
    payload,
    shown.map(({ id }) => id),
  );
}

/** Whether a collection has any places. */
export function isCollectionEmpty(
  guide: Entry,
  places: Awaited<ReturnType<typeof listCollectable>>,
): boolean {
  const { rule, settings } = guide;
  const excluded = settings?.excludedIds ?? [];
  return !places.some(
    (place) =>
      !excluded.includes(place.id) &&
      (settings?.pinnedIds.includes(place.id) ||
        (rule !== null && isInCollection(place, rule, settings?.own))),
  );
}

async function listCandidates(
  payload: Payload,
  { kind, neighborhood, cuisine, rule, settings }: Entry,
): Promise<(Rated & { id: number })[]> {
  if (kind === 'collection') {
    if (rule === null) return [];
    const places = await listCollectable(payload);
    return places.filter((place) => isInCollection(place, rule, settings?.own));
  }
  if (neighborhood !== null) {
    const places = await listListedByNeighborhood(payload, { neighborhood });
    return kind === 'article' && cuisine !== null
      ? places.filter(({ category }) => category === cuisine)
      : places;
  }
  return cuisine === null ? [] : listListedByCuisine(payload, { cuisine });
}
