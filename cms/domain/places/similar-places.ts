import { greatCircleMiles, locationOf, type Located } from './distance.ts';
import { byRating, type Rated } from './rated.ts';

/** Number of "More places to try". */
export const SIMILAR_SHOWN = 4;
/** Beyond this, a nearby place of another cuisine comes first. */
export const SIMILAR_WITHIN_MILES = 3;

interface Comparable extends Rated, Located {
  readonly id: number;
  readonly category: string;
  readonly neighborhood: string;
}

/**
 * Alternatives to a place: the closest of the same cuisine, then the best rated of its neighborhood, then the
 * same cuisine farther away (decisions §5). Without coordinates, the same neighborhood counts as close.
 */
export function selectSimilar<Place extends Comparable>(
  place: Comparable,
  candidates: readonly Place[],
): Place[] {
  const here = locationOf(place);
  const milesTo = new Map(candidates.map((candidate) => [candidate.id, milesFrom(here, place, candidate)]));
  const miles = ({ id }: Comparable) => milesTo.get(id) ?? Number.MAX_VALUE;

  function groupOf(candidate: Comparable): number {
    if (candidate.category !== place.category) return 1;
    return miles(candidate) <= SIMILAR_WITHIN_MILES ? 0 : 2;
  }

  return candidates
    .filter((candidate) => candidate.id !== place.id)
    .filter(
      ({ category, neighborhood }) => category === place.category || neighborhood === place.neighborhood,
    )
    .toSorted((a, b) => {
      const group = groupOf(a);
      const byDistance = group === 1 ? 0 : miles(a) - miles(b);
      return group - groupOf(b) || byDistance || byRating(a, b);
    })
    .slice(0, SIMILAR_SHOWN);
}

/** Without both positions: just within reach in the same neighborhood, otherwise very far. */
function milesFrom(here: ReturnType<typeof locationOf>, place: Comparable, other: Comparable): number {
  const there = locationOf(other);
  if (here !== null && there !== null) return greatCircleMiles(here, there);
  return other.neighborhood === place.neighborhood ? SIMILAR_WITHIN_MILES : Number.MAX_VALUE;
}
