export const SEARCH_SORTS = ['relevance', 'best', 'rating', 'reviews', 'distance', 'name'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Maximum characters of a query; names have at most 200. */
export const MAX_QUERY_LENGTH = 300;
/** Maximum values per filter, and characters per value. */
export const MAX_VALUES = 50;
export const MAX_VALUE_LENGTH = 100;
/** Longer lists continue at `?page=2`. */
export const PLACES_PER_PAGE = 50;
export const MAX_PAGE = 1_000;

/** Part of a map: west, south, east and north in degrees. */
export const AREA_PATTERN = /^-?\d{1,3}(?:\.\d{1,6})?(?:,-?\d{1,3}(?:\.\d{1,6})?){3}$/;
