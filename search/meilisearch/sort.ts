import type { EngineRequest } from '../engine.ts';

const FIELDS = {
  relevance: [],
  // The ties of the ranking rules are the order of "best".
  best: [],
  rating: ['rating:desc'],
  reviews: ['reviewCount:desc'],
  name: ['nameKey:asc'],
} as const;

/** What comes before the ties; documents without the value come last. */
export function sortOf({ sort, near }: Pick<EngineRequest, 'sort' | 'near'>): readonly string[] {
  if (sort !== 'distance') return FIELDS[sort];
  if (!near) throw new RangeError('A search sorted by distance needs to know from where');
  return [`_geoPoint(${near.latitude}, ${near.longitude}):asc`];
}
