import { isInCollection } from '#domain/guides/collection-guides';
import { cutGuide, GUIDE_PLACES } from '#domain/guides/guide-cut';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { byRating } from '#domain/places/rated';
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
  const [ranked, pinned] = await Promise.all([
    listCandidates(payload, guide, choices.pinnedIds),
    listListedByIds(payload, choices.pinnedIds),
  ]);
  // An article shows all the places of its neighborhood (spec 2 §2, Timonium).
  const most = guide.kind === 'article' ? Number.MAX_SAFE_INTEGER : GUIDE_PLACES;
  return cutGuide({ ranked: ranked.sort(byRating), pinned, choices, most });
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
  pinnedIds: readonly number[],
): Promise<RestaurantDoc[]> {
  if (kind === 'collection') {
    if (rule === null) return [];
    const places = (await listCollectable(payload)).filter((place) =>
      isInCollection(place, rule, settings?.own),
    );
    // Enough to fill the page even when all the excluded ones are among them.
    const spare = GUIDE_PLACES + pinnedIds.length + (settings?.excludedIds.length ?? 0);
    const best = places.sort(byRating).slice(0, spare);
    return listListedByIds(
      payload,
      best.map(({ id }) => id),
    );
  }
  if (neighborhood !== null) {
    const places = await listListedByNeighborhood(payload, neighborhood);
    return kind === 'article' && cuisine !== null
      ? places.filter(({ category }) => category === cuisine)
      : places;
  }
  return cuisine === null ? [] : listListedByCuisine(payload, cuisine);
}
