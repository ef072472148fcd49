/** How many of the ranking are candidates for the home page, before pins (spec 1 §9). */
export const HOME_RANKED = 10;
/** How many places the home page shows (spec 1 §9). */
export const HOME_SHOWN = 6;

export interface Pins {
  /** Appended after the first ten when missing. */
  readonly pinnedIds: readonly number[];
  /** Come before everything else, in this order; empty by default. */
  readonly pinnedFirstIds: readonly number[];
}

/**
 * The home page's default view: the first 10 ranked, then the pinned ids if missing, cut to 6; a non-empty
 * `pinnedFirstIds` comes before the cut (spec 1 §9, decisions §5). Unlisted ids are skipped. With ten or more
 * places and no `pinnedFirstIds`, appended pins never survive the cut: this is what the client specified.
 */
export function selectHomeFeatured<Place extends { readonly id: number }>(
  ranked: readonly Place[],
  { pinnedIds, pinnedFirstIds }: Pins,
): Place[] {
  const candidates = [
    ...placesWithIds(ranked, pinnedFirstIds),
    ...ranked.slice(0, HOME_RANKED),
    ...placesWithIds(ranked, pinnedIds),
  ];
  const unique = new Map<number, Place>();
  for (const place of candidates) {
    if (!unique.has(place.id)) unique.set(place.id, place);
  }
  return [...unique.values()].slice(0, HOME_SHOWN);
}

function placesWithIds<Place extends { readonly id: number }>(
  places: readonly Place[],
  ids: readonly number[],
): Place[] {
  if (ids.length === 0) return [];
  const placesById = new Map(places.map((place) => [place.id, place]));
  return ids.flatMap((id) => placesById.get(id) ?? []);
}
