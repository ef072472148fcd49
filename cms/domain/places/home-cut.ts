/** How many top-ranked places are candidates for the home page, before pins (spec 1 §9). */
export const HOME_RANKED = 10;
/** How many places the home page shows (spec 1 §9). */
export const HOME_SHOWN = 6;

export interface Pins {
  /** Appended after the first ten if missing. */
  readonly pinnedIds: readonly number[];
  /** Come before everything else, in this order; empty by default. */
  readonly pinnedFirstIds: readonly number[];
}

/**
 * The ids of the home page's candidates, without duplicates: `pinnedFirstIds`, the top 10, then `pinnedIds`. The first
 * 6 listed ones are shown (spec 1 §9, decisions §5). With ten or more places and no `pinnedFirstIds`, appended pins
 * never survive that cut, as the client specified.
 */
export function homeCandidates(rankedIds: readonly number[], { pinnedIds, pinnedFirstIds }: Pins): number[] {
  return [...new Set([...pinnedFirstIds, ...rankedIds.slice(0, HOME_RANKED), ...pinnedIds])];
}
