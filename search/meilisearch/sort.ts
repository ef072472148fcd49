import type { EngineRequest } from '../engine.ts';
import type { Coordinates } from '../query.ts';

const FIELDS = {
  relevance: [],
  // The last ranking rule is the order of "best".
  best: [],
  rating: ['rating:desc'],
  reviews: ['reviewCount:desc'],
  name: ['nameKey:asc'],
} as const;

/** What comes before the ties; documents without the value come last. */
export function sortOf({ sort, near }: Pick<EngineRequest, 'sort' | 'near'>): readonly string[] {
  if (sort !== 'distance') return FIELDS[sort];
  const { latitude, longitude } = neededPoint(near);
  return [`_geoPoint(${latitude}, ${longitude}):asc`];
}

export function neededPoint(near: Coordinates | null): Coordinates {
  if (!near) throw new RangeError('A search sorted by distance needs to know from where');
  return near;
}
