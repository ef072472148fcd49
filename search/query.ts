import type { IndexedRestaurant } from './indexed-restaurant.ts';

/** How hits are ordered. Unknown values come last; ties go by score, review count, name and id. */
export type SearchSort = 'relevance' | 'best' | 'rating' | 'reviews' | 'distance' | 'name';

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Part of a map, in degrees. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** What is counted: the filter that a count leaves out, and the field of a place whose values are counted. */
export const FACETS = {
  cuisine: { filter: 'cuisines', field: 'category' },
  neighborhood: { filter: 'neighborhoods', field: 'neighborhood' },
  price: { filter: 'prices', field: 'priceRange' },
} as const satisfies Record<string, { filter: string; field: keyof IndexedRestaurant }>;
export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as readonly FacetName[];
export const FACET_FIELDS = FACET_NAMES.map((name) => FACETS[name].field);

export function byFacet<T>(make: (name: FacetName) => T): Readonly<Record<FacetName, T>> {
  return { cuisine: make('cuisine'), neighborhood: make('neighborhood'), price: make('price') };
}

export type FacetFilter = (typeof FACETS)[FacetName]['filter'];
/** Selected values per facet. */
type FacetFilters = Readonly<Record<FacetFilter, readonly string[]>>;

export function facetFilters(chosen: (name: FacetName) => readonly string[]): FacetFilters {
  return { cuisines: chosen('cuisine'), neighborhoods: chosen('neighborhood'), prices: chosen('price') };
}

/** What no place of the answer has. */
export interface Exclusions extends FacetFilters {
  readonly tags: readonly string[];
  /** Folded words with a space between: a place with all of them, wherever they stand, is left out. */
  readonly words: readonly string[];
  /** Places that say they opened before that day (YYYY-MM-DD): where nothing new fits, what is known to be old doesn't. */
  readonly openedBefore: string | null;
}

/** Values of a facet are ORed, as a place has one of each; tags and filters are ANDed. An empty list doesn't filter. */
export interface SearchFilters extends FacetFilters {
  /** Tags that a place must all have: vegan and takeout, say. */
  readonly tags: readonly string[];
  readonly not: Exclusions;
  readonly minRating: number | null;
  /** Minutes since Monday 00:00, local time in the city. */
  readonly openAt: number | null;
  /** Like `openAt`, but places with unknown hours pass, too. */
  readonly mayBeOpenAt: number | null;
  /** A coming holiday (YYYY-MM-DD) for which a place says that it is open. */
  readonly openOn: string | null;
  /** Opened on that day (YYYY-MM-DD) or later. */
  readonly openedSince: string | null;
  /** Excludes places without coordinates. */
  readonly area: Area | null;
}

export interface SearchRequest extends SearchFilters {
  /** As typed: no operators, quotes are quotes. */
  readonly text: string;
  /** Parts of the text that the visitor turned back into plain text. */
  readonly plain: readonly string[];
  /** The current minute since Monday 00:00, local time in the city; null where times should not be interpreted. */
  readonly now: number | null;
  /** The date in the city, `YYYY-MM-DD`; null where dates should not be interpreted. */
  readonly today: string | null;
  /** `distance` requires `near`. */
  readonly sort: SearchSort;
  readonly near: Coordinates | null;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Facets to count; the others come back empty. */
  readonly facets: readonly FacetName[];
}

export const NO_EXCLUSIONS: Exclusions = {
  ...facetFilters(() => []),
  tags: [],
  words: [],
  openedBefore: null,
};

export const NO_FILTERS: SearchFilters = {
  ...facetFilters(() => []),
  tags: [],
  not: NO_EXCLUSIONS,
  minRating: null,
  openAt: null,
  mayBeOpenAt: null,
  openOn: null,
  openedSince: null,
  area: null,
};

const DAY_MS = 24 * 60 * 60_000;
/** An opening is new for so many days. */
export const LATELY_DAYS = 120;

/** The first day (YYYY-MM-DD) of what opened within so many days. */
export function openedWithinDays(days: number, today: string): string {
  return new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
}

/** A request that matches everything. */
export const EVERYTHING: SearchRequest = {
  ...NO_FILTERS,
  text: '',
  plain: [],
  now: null,
  today: null,
  sort: 'best',
  near: null,
  page: 1,
  perPage: 20,
  facets: FACET_NAMES,
};

/** Whether any filter is set, including the map area. */
export function hasFilters({ not, ...filters }: SearchFilters): boolean {
  const names = Object.keys(NO_FILTERS).filter((name) => name !== 'not') as (keyof typeof filters)[];
  const set = [...names.map((name) => filters[name]), ...Object.values(not)];
  return set.some((filter: unknown) => (Array.isArray(filter) ? filter.length > 0 : filter !== null));
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Sorted by count, then value. Each facet is counted without its own filter. */
export type Facets = Readonly<Record<FacetName, readonly FacetCount[]>>;

export interface SearchAnswer {
  /** The hits of this page, in order. */
  readonly ids: readonly number[];
  /** Exact count over all pages. */
  readonly total: number;
  readonly facets: Facets;
}

/** A search for `term` also matches the words of `meaning`, but not the other way around. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}
