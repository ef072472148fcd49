import { criteriaOf } from '#domain/guides/collection-guides';
import { cutGuide, GUIDE_PLACES, type GuideChoices } from '#domain/guides/guide-cut';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { byRatingOpenFirst, type Rated } from '#domain/places/rated';
import type { Payload } from 'payload';
import { isAnyMeeting, listBestMeeting } from './collection-places.ts';
import type { StoredGuide } from './guides.ts';
import { listListedByIds, listListedOf, type RankedPlace } from './restaurants.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';

type Entry = GuideEntry<StoredGuide>;

/** The places on a guide's page, in order, among all of its neighborhood or cuisine, best first. */
export async function listGuidePlaces(
  payload: Payload,
  guide: Entry,
): Promise<{ places: RestaurantDoc[]; ranked: readonly RankedPlace[] }> {
  const choices = choicesOf(guide);
  const [subject, pinned] = await Promise.all([
    listSubject(payload, guide),
    listListedByIds(payload, choices.pinnedIds),
  ]);
  const ranked = subject.toSorted(byRatingOpenFirst);
  // An article shows all the places of its neighborhood (spec 2 §2, Timonium).
  const most = guide.kind === 'article' ? Number.MAX_SAFE_INTEGER : GUIDE_PLACES;
  const candidates = guide.kind === 'collection' ? await listCollected(payload, guide) : ranked;
  const shown = cutGuide<{ id: number }>({ ranked: candidates, pinned, choices, most });
  const ids = shown.map(({ id }) => id);
  return { places: await listListedByIds(payload, ids), ranked };
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

/** Those with evidence, best first, then those that fill up to the number shown. */
async function listCollected(
  payload: Payload,
  { rule, settings }: Entry,
): Promise<(Rated & { id: number })[]> {
  if (rule === null) return [];
  const { evidence, filling } = criteriaOf(rule, settings?.own);
  // Enough places remain after exclusions.
  const most = GUIDE_PLACES + (settings?.excludedIds.length ?? 0);
  const found = await Promise.all(
    [evidence, filling].map((criteria) => listBestMeeting(payload, criteria, most)),
  );
  return found.flatMap((places) => places.toSorted(byRatingOpenFirst));
}

async function listSubject(
  payload: Payload,
  { kind, neighborhood, cuisine }: Entry,
): Promise<readonly RankedPlace[]> {
  if (kind === 'collection') return [];
  if (neighborhood !== null) {
    const places = await listListedOf.neighborhood(payload, { name: neighborhood });
    return kind === 'article' && cuisine !== null
      ? places.filter(({ category }) => category === cuisine)
      : places;
  }
  return cuisine === null ? [] : listListedOf.cuisine(payload, { name: cuisine });
}
