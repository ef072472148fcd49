/** Maximum number of places on a guide's page (spec 2 §9). */
export const GUIDE_PLACES = 15;

export interface GuideChoices {
  /** Come first, in this order. */
  readonly pinnedIds: readonly number[];
  /** Removed from the guide. */
  readonly excludedIds: readonly number[];
}

/**
 * The places of a guide: pinned ones first, then the others by rank, without the excluded ones, cut to `most`
 * (spec 2 §9, decisions §8). A pinned place may come from outside the guide's own list; a pinned place that
 * is also excluded stays out.
 */
export function cutGuide<Place extends { readonly id: number }>({
  ranked,
  pinned,
  choices,
  most = GUIDE_PLACES,
}: {
  readonly ranked: readonly Place[];
  /** The listed ones among the pinned places, in any order. */
  readonly pinned: readonly Place[];
  readonly choices: GuideChoices;
  readonly most?: number;
}): Place[] {
  const places = new Map<number, Place>();
  for (const id of choices.pinnedIds) {
    const place = [...ranked, ...pinned].find((candidate) => candidate.id === id);
    if (place) places.set(id, place);
  }
  for (const place of ranked) if (!places.has(place.id)) places.set(place.id, place);
  return [...places.values()].filter(({ id }) => !choices.excludedIds.includes(id)).slice(0, most);
}
