import type { Coordinates } from '../query.ts';
import type { KnownCity } from '../understanding/understand.ts';
import { milesBetween } from './distance.ts';
import type { PlaceRecord } from './place-record.ts';

/** Between the centers of two neighborhoods: a 15-minute walk. */
const AROUND_MILES = 0.8;

/** Locations of neighborhoods, derived from their places, step by step. Around one is what is within walking distance. */
export function* mapNeighborhoods(
  places: readonly PlaceRecord[],
): Generator<undefined, Pick<KnownCity, 'around' | 'middleOf'>> {
  const located = places.flatMap(({ facets, at }) =>
    facets.neighborhood && at ? { name: facets.neighborhood, at } : [],
  );
  yield;
  const middles = new Map<string, Coordinates>();
  for (const [name, there] of Map.groupBy(located, (one) => one.name)) {
    const middleOn = (axis: keyof Coordinates) => medianOf(there.map(({ at }) => at[axis]));
    middles.set(name, { latitude: middleOn('latitude'), longitude: middleOn('longitude') });
    yield;
  }
  return {
    around(neighborhood) {
      const from = middles.get(neighborhood);
      if (!from) return [];
      return [...middles]
        .map(([name, to]) => ({ name, miles: milesBetween(from, to) }))
        .filter(({ name, miles }) => name !== neighborhood && miles <= AROUND_MILES)
        .sort((a, b) => a.miles - b.miles)
        .map(({ name }) => name);
    },
    middleOf: (neighborhood) => middles.get(neighborhood) ?? null,
  };
}

/** So that one place with wrong coordinates doesn't move a neighborhood. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
