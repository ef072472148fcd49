import type { Coordinates } from '../query.ts';
import type { PlaceRecord } from './place-record.ts';
import { coordinatesOf, distanceBetween, EARTH_RADIUS_MILES, type Vector } from './unit-vector.ts';

/** Between the centers of two neighborhoods: a 15-minute walk. */
const AROUND_MILES = 0.8;

/** Locations of neighborhoods, derived from their places. */
export interface NeighborhoodMap {
  /** Neighborhoods within walking distance, nearest first. */
  around(neighborhood: string): readonly string[];
  /** Null if no place there has coordinates. */
  middleOf(neighborhood: string): Coordinates | null;
}

/** Computed on first use. */
export function mapNeighborhoods(places: readonly PlaceRecord[]): NeighborhoodMap {
  let known: ReadonlyMap<string, Vector> | undefined;
  const middles = () => (known ??= middlesOf(places));
  return {
    around(neighborhood) {
      const from = middles().get(neighborhood);
      if (!from) return [];
      return [...middles()]
        .map(([name, to]) => ({ name, miles: EARTH_RADIUS_MILES * distanceBetween(from, to) }))
        .filter(({ name, miles }) => name !== neighborhood && miles <= AROUND_MILES)
        .sort((a, b) => a.miles - b.miles)
        .map(({ name }) => name);
    },
    middleOf(neighborhood) {
      const middle = middles().get(neighborhood);
      return middle ? coordinatesOf(middle) : null;
    },
  };
}

/** The median on each axis, so that one place with wrong coordinates doesn't move a neighborhood. */
function middlesOf(places: readonly PlaceRecord[]): ReadonlyMap<string, Vector> {
  const positions = new Map<string, Vector[]>();
  for (const { facets, position } of places) {
    const { neighborhood } = facets;
    if (neighborhood === null || position === null) continue;
    const there = positions.get(neighborhood) ?? [];
    there.push(position);
    positions.set(neighborhood, there);
  }
  return new Map(
    [...positions].map(([name, there]) => [
      name,
      [medianOf(there, 0), medianOf(there, 1), medianOf(there, 2)],
    ]),
  );
}

function medianOf(positions: readonly Vector[], axis: 0 | 1 | 2): number {
  const sorted = positions.map((position) => position[axis]).sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
