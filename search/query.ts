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
export type FacetField = (typeof FACETS)[FacetName]['field'];
export const FACET_FIELDS: readonly FacetField[] = FACET_NAMES.map((name) => FACETS[name].field);

/** Builds a record with one value per facet. */
export function byFacet<T>(make: (name: FacetName) => T): Readonly<Record<FacetName, T>> {
  return Object.fromEntries(FACET_NAMES.map((name) => [name, make(name)])) as Record<FacetName, T>;
}

export type FacetFilter = (typeof FACETS)[FacetName]['filter'];
/** Selected values per facet. */
type FacetFilters = Readonly<Record<FacetFilter, readonly string[]>>;

/** Builds the facet filters from the values chosen for each facet. */
export function facetFilters(chosen: (name: FacetName) => readonly string[]): FacetFilters {
  return Object.fromEntries(FACET_NAMES.map((name) => [FACETS[name].filter, chosen(name)])) as FacetFilters;
}

/** Values of one filter are ORed (those of `needs` ANDed), filters are ANDed. An empty list doesn't filter. */
export interface SearchFilters extends FacetFilters {
  readonly tags: readonly string[];
  /** Tags that a place must all have: vegan and takeout, say. */
  readonly needs: readonly string[];
  readonly minRating: number | null;
  /** Minutes since Monday 00:00, local time in the city. */
  readonly openAt: number | null;
  /** Like `openAt`, but places with unknown hours pass, too. */
  readonly mayBeOpenAt: number | null;
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
  /** `distance` requires `near`. */
  readonly sort: SearchSort;
  readonly near: Coordinates | null;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Facets to count; the others come back empty. */
  readonly facets: readonly FacetName[];
}

export const NO_FILTERS: SearchFilters = {
  ...facetFilters(() => []),
  tags: [],
  needs: [],
  minRating: null,
  openAt: null,
  mayBeOpenAt: null,
  area: null,
};

/** Filters that take a list of values. */
export type ListedFilter = {
  [Name in keyof SearchFilters]: SearchFilters[Name] extends readonly string[] ? Name : never;
}[keyof SearchFilters];
export const LISTED_FILTERS = (Object.keys(NO_FILTERS) as (keyof SearchFilters)[]).filter(
  (name): name is ListedFilter => Array.isArray(NO_FILTERS[name]),
);

/** A request that matches everything. */
export const EVERYTHING: SearchRequest = {
  ...NO_FILTERS,
  text: '',
  plain: [],
  now: null,
  sort: 'best',
  near: null,
  page: 1,
  perPage: 20,
  facets: FACET_NAMES,
};

/** Whether any filter is set, including the map area. */
export function hasFilters(filters: SearchFilters): boolean {
  return (Object.keys(NO_FILTERS) as (keyof SearchFilters)[])
    .map((name) => filters[name])
    .some((filter) => (Array.isArray(filter) ? filter.length > 0 : filter !== null));
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
