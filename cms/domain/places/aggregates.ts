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

export interface CuisineCount {
  readonly category: string;
  readonly count: number;
}

export interface NeighborhoodCount {
  readonly neighborhood: string;
  readonly count: number;
}

/** Most places first, then by name. */
function byCountThenName(a: CuisineCount | NeighborhoodCount, b: CuisineCount | NeighborhoodCount): number {
  return b.count - a.count || compareNames(nameOf(a), nameOf(b));
}

/**
 * The cuisines with places, most places first. Hidden categories are matched exactly: `hotels` is hidden,
 * `Hotels` would not be (decisions §5).
 */
export function cuisineStats(
  counts: readonly CuisineCount[],
  hiddenCategories: readonly string[],
): CuisineCount[] {
  const hidden = new Set(hiddenCategories);
  return counts
    .filter(({ category, count }) => count > 0 && category.trim() !== '' && !hidden.has(category))
    .toSorted(byCountThenName);
}

/** The neighborhoods with places, most places first. */
export function neighborhoodStats(counts: readonly NeighborhoodCount[]): NeighborhoodCount[] {
  return counts
    .filter(({ neighborhood, count }) => count > 0 && isNeighborhood(neighborhood))
    .toSorted(byCountThenName)
    .map(({ neighborhood, count }) => ({ neighborhood, count }));
}

/** Those with the most places. */
export function largest<Stat extends CuisineCount | NeighborhoodCount>(
  stats: readonly Stat[],
  limit: number,
): Stat[] {
  return stats.toSorted(byCountThenName).slice(0, limit);
}

/** "Explore Other Cuisines": up to 8 others: staff picks, then most places first (spec 1 §2). */
export function otherCuisines<Stat extends CuisineCount>(
  stats: readonly Stat[],
  current: string,
  related: readonly string[] = [],
): Stat[] {
  const others = stats.filter(({ category }) => category !== current);
  return picksFirst(others, related, largest(others, OTHER_CUISINES)).slice(0, OTHER_CUISINES);
}

/** The picks that have places, in their order, then those found by rule. */
function picksFirst<Stat extends CuisineCount | NeighborhoodCount>(
  stats: readonly Stat[],
  related: readonly string[],
  found: readonly Stat[],
): Stat[] {
  const picked = related.flatMap((name) => stats.find((stat) => nameOf(stat) === name) ?? []);
  return [...new Set([...picked, ...found])];
}

/**
 * "Nearby Neighborhoods": of the 8 largest, without the current one, the 3 closest by centroid. Those without
 * a centroid come last, by count; so do all when the current one has none (decisions §5). Staff picks come first,
 * regardless of size.
 */
export function nearbyNeighborhoods<Stat extends NeighborhoodCount>({
  stats,
  current,
  centroids,
  related = [],
}: {
  readonly stats: readonly Stat[];
  readonly current: string;
  readonly centroids: ReadonlyMap<string, Coordinates>;
  readonly related?: readonly string[];
}): Stat[] {
  const others = stats.filter(({ neighborhood }) => neighborhood !== current);
  const candidates = largest(stats, HOME_NEIGHBORHOODS).filter(
    ({ neighborhood }) => neighborhood !== current,
  );
  const here = centroids.get(current);

  function milesAway({ neighborhood }: NeighborhoodCount): number {
    const there = centroids.get(neighborhood);
    // Larger than any distance on earth but finite, because Infinity - Infinity is NaN.
    return here === undefined || there === undefined ? Number.MAX_VALUE : greatCircleMiles(here, there);
  }
  const closest = candidates.sort((a, b) => milesAway(a) - milesAway(b)).slice(0, NEARBY_NEIGHBORHOODS);
  return picksFirst(others, related, closest).slice(0, NEARBY_NEIGHBORHOODS);
}

function nameOf(stat: CuisineCount | NeighborhoodCount): string {
  return 'category' in stat ? stat.category : stat.neighborhood;
}
