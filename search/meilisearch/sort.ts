import type { EngineRequest } from '../engine.ts';

/** The order of "best". It is unique per place, so the ranking rules after it never apply. */
const TIES = 'orderKey:asc';

const FIELDS = {
  best: [TIES],
  rating: ['rating:desc', TIES],
  reviews: ['reviewCount:desc', TIES],
  name: ['nameKey:asc', TIES],
} as const;

/** Sort criteria that go before the ranking rules; documents without the value come last. Empty: ranking rules only. */
export function sortOf({ sort, near }: Pick<EngineRequest, 'sort' | 'near'>): string[] {
  if (sort === 'relevance') return [];
  if (sort !== 'distance') return [...FIELDS[sort]];
  if (!near) throw new RangeError('A search sorted by distance needs to know from where');
  return [`_geoPoint(${near.latitude}, ${near.longitude}):asc`, TIES];
}
