import { criteriaOf } from '#domain/guides/collection-guides';
import { cutGuide, GUIDE_PLACES, type GuideChoices } from '#domain/guides/guide-cut';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { byRating, type Rated } from '#domain/places/rated';
import type { Payload } from 'payload';
import { isAnyMeeting, listBestMeeting } from './collection-places.ts';
import type { StoredGuide } from './guides.ts';
import { listListedByCuisine, listListedByIds, listListedByNeighborhood } from './restaurants.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';

type Entry = GuideEntry<StoredGuide>;

/** The places on a guide's page, in order. */
export async function listGuidePlaces(payload: Payload, guide: Entry): Promise<RestaurantDoc[]> {
  const choices = choicesOf(guide);
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

/** Whether a collection's page has no places. */
export async function isCollectionEmpty(
  payload: Payload,
  guide: Pick<Entry, 'rule' | 'settings'>,
): Promise<boolean> {
  const { pinnedIds, excludedIds } = choicesOf(guide);
  const { rule, settings } = guide;
  const [pinned, isAnyFound] = await Promise.all([
    listListedByIds(payload, pinnedIds),
    rule !== null && isAnyMeeting(payload, criteriaOf(rule, settings?.own), excludedIds),
  ]);
  return !isAnyFound && pinned.every(({ id }) => excludedIds.includes(id));
}

function choicesOf({ settings }: Pick<Entry, 'settings'>): GuideChoices {
  return { pinnedIds: settings?.pinnedIds ?? [], excludedIds: settings?.excludedIds ?? [] };
}

async function listCandidates(
  payload: Payload,
  { kind, neighborhood, cuisine, rule, settings }: Entry,
): Promise<(Rated & { id: number })[]> {
  if (kind === 'collection') {
    if (rule === null) return [];
    // Enough places remain after exclusions.
    const most = GUIDE_PLACES + (settings?.excludedIds.length ?? 0);
    return listBestMeeting(payload, criteriaOf(rule, settings?.own), most);
  }
  if (neighborhood !== null) {
    const places = await listListedByNeighborhood(payload, { neighborhood });
    return kind === 'article' && cuisine !== null
      ? places.filter(({ category }) => category === cuisine)
      : places;
  }
  return cuisine === null ? [] : listListedByCuisine(payload, { cuisine });
}
