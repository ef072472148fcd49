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
 * The places that the home page may show, by id, each once: the pinned first, the first 10 ranked, then the other pinned
 * ones. The first 6 of them that are listed are shown (spec 1 §9, decisions §5): with ten or more places and no
 * `pinnedFirstIds`, appended pins never survive that cut, as the client specified.
 */
export function homeCandidates(rankedIds: readonly number[], { pinnedIds, pinnedFirstIds }: Pins): number[] {
  return [...new Set([...pinnedFirstIds, ...rankedIds.slice(0, HOME_RANKED), ...pinnedIds])];
}
