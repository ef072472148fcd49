import { greatCircleMiles, type Coordinates } from './distance.ts';
import { isNeighborhood } from './is-neighborhood.ts';
import { compareNames } from './rated.ts';

/** Cuisines in the home grid (spec 1 §9). */
export const HOME_CUISINES = 16;
/** Neighborhoods in the home grid, and candidates for the nearby ones (spec 1 §9). */
export const HOME_NEIGHBORHOODS = 8;
/** "Explore Other Cuisines" (spec 1 §9). */
export const OTHER_CUISINES = 8;
/** "Nearby Neighborhoods" (spec 1 §9). */
export const NEARBY_NEIGHBORHOODS = 3;

export type NamedKind = 'cuisine' | 'neighborhood';

/** A cuisine or a neighborhood, with its number of places. */
export interface NameCount {
  readonly name: string;
  readonly count: number;
}

/** Most places first, then by name. */
function byCountThenName(a: NameCount, b: NameCount): number {
  return b.count - a.count || compareNames(a.name, b.name);
}

/**
 * Those that have places and a page, most places first. Hidden categories are matched exactly: `hotels` is hidden,
 * `Hotels` would not be (decisions §5).
 */
export function nameStats(
  kind: NamedKind,
  counts: readonly NameCount[],
  hiddenCategories: readonly string[],
): NameCount[] {
  const hasPage = (name: string) =>
    kind === 'cuisine' ? name.trim() !== '' && !hiddenCategories.includes(name) : isNeighborhood(name);
  return counts
    .filter(({ name, count }) => count > 0 && hasPage(name))
    .map(({ name, count }) => ({ name, count }))
    .sort(byCountThenName);
}

/** "Explore Other Cuisines": up to 8 others of `nameStats`: staff picks, then most places first (spec 1 §2). */
export function otherCuisines(
  stats: readonly NameCount[],
  current: string,
  related: readonly string[] = [],
): NameCount[] {
  const others = stats.filter(({ name }) => name !== current);
  return picksFirst(others, related, others).slice(0, OTHER_CUISINES);
}

/** The picks that have places, in their order, then those found by rule. */
function picksFirst(
  stats: readonly NameCount[],
  related: readonly string[],
  found: readonly NameCount[],
): NameCount[] {
  const picked = related.flatMap((name) => stats.find((stat) => stat.name === name) ?? []);
  return [...new Set([...picked, ...found])];
}

/**
 * "Nearby Neighborhoods": of the 8 largest, without the current one, the 3 closest by centroid. Those without
 * a centroid come last, by count; so do all when the current one has none (decisions §5). Staff picks come first,
 * regardless of size.
 */
export function nearbyNeighborhoods({
  stats,
  current,
  centroids,
  related = [],
}: {
  readonly stats: readonly NameCount[];
  readonly current: string;
  readonly centroids: ReadonlyMap<string, Coordinates>;
  readonly related?: readonly string[];
}): NameCount[] {
  const others = stats.filter(({ name }) => name !== current);
  const candidates = stats.slice(0, HOME_NEIGHBORHOODS).filter(({ name }) => name !== current);
  const here = centroids.get(current);

  function milesAway({ name }: NameCount): number {
    const there = centroids.get(name);
    // Larger than any distance on earth but finite, because Infinity - Infinity is NaN.
    return here === undefined || there === undefined ? Number.MAX_VALUE : greatCircleMiles(here, there);
  }
  const closest = candidates.sort((a, b) => milesAway(a) - milesAway(b)).slice(0, NEARBY_NEIGHBORHOODS);
  return picksFirst(others, related, closest).slice(0, NEARBY_NEIGHBORHOODS);
}
