import type { EngineRequest } from '../engine.ts';
import type { Coordinates } from '../query.ts';
import type { Ranked } from './order-key.ts';
import { neededPoint } from './sort.ts';

type Compare = (a: Ranked, b: Ranked) => number;

/** Unknown last. */
function ascending(read: (place: Ranked) => number | null): Compare {
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return left - right;
  };
}

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
const byKey: Compare = (a, b) => byText(a.key, b.key);
const negative = (value: number | null): number | null => (value === null ? null : -value);

const COMPARATORS = {
  best: byKey,
  rating: (a, b) => ascending(({ rating }) => negative(rating))(a, b) || byKey(a, b),
  reviews: (a, b) => ascending(({ reviewCount }) => negative(reviewCount))(a, b) || byKey(a, b),
  name: (a, b) => byText(a.nameKey, b.nameKey) || byKey(a, b),
} as const satisfies Record<string, Compare>;

/** The order of a sort, ties by the order key. */
export function comparatorOf({ sort, near }: Pick<EngineRequest, 'sort' | 'near'>): Compare {
  if (sort === 'relevance') return byKey;
  return sort === 'distance' ? byDistanceFrom(neededPoint(near)) : COMPARATORS[sort];
}

function byDistanceFrom(point: Coordinates): Compare {
  const distances = new Map<Ranked, number | null>();
  const distanceOf = (place: Ranked): number | null => {
    const known = distances.get(place);
    if (known !== undefined) return known;
    const distance = centralAngle(place, point);
    distances.set(place, distance);
    return distance;
  };
  return (a, b) => ascending(distanceOf)(a, b) || byKey(a, b);
}

/** In radians, by the haversine formula. */
function centralAngle({ latitude, longitude }: Ranked, point: Coordinates): number | null {
  if (latitude === null || longitude === null) return null;
  const radians = Math.PI / 180;
  const halfChord =
    Math.sin(((point.latitude - latitude) * radians) / 2) ** 2 +
    Math.cos(latitude * radians) *
      Math.cos(point.latitude * radians) *
      Math.sin(((point.longitude - longitude) * radians) / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(Math.min(halfChord, 1)));
}
