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

/** Of each facet its own. */
export function byFacet<T>(make: (name: FacetName) => T): Readonly<Record<FacetName, T>> {
  return Object.fromEntries(FACET_NAMES.map((name) => [name, make(name)])) as Record<FacetName, T>;
}

export type FacetFilter = (typeof FACETS)[FacetName]['filter'];
/** What is asked for of each facet. */
type FacetFilters = Readonly<Record<FacetFilter, readonly string[]>>;

/** The filters of the facets, by what is chosen of each. */
export function facetFilters(chosen: (name: FacetName) => readonly string[]): FacetFilters {
  return Object.fromEntries(FACET_NAMES.map((name) => [FACETS[name].filter, chosen(name)])) as FacetFilters;
}

/** Several values of one filter mean OR, but for `needs`, different filters AND; an empty list filters nothing. */
export interface SearchFilters extends FacetFilters {
  readonly tags: readonly string[];
  /** Tags that a place must have all of: somebody who is vegan and wants takeout needs both. */
  readonly needs: readonly string[];
  readonly minRating: number | null;
  /** Minutes since Monday, midnight, on the clock of the places. */
  readonly openAt: number | null;
  /** A place without coordinates is in no area. */
  readonly area: Area | null;
}

export interface SearchRequest extends SearchFilters {
  /** As typed: no operators, quotes are quotes. */
  readonly text: string;
  /** Pieces of the text that mean nothing but themselves: somebody has said so. */
  readonly plain: readonly string[];
  /** The minute since Monday, midnight, on the clock of the places; null unless the query asks for "now". */
  readonly now: number | null;
  /** `distance` needs `near`. */
  readonly sort: SearchSort;
  readonly near: Coordinates | null;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** What is counted; the other facets are empty. */
  readonly facets: readonly FacetName[];
}

export const NO_FILTERS: SearchFilters = {
  ...facetFilters(() => []),
  tags: [],
  needs: [],
  minRating: null,
  openAt: null,
  area: null,
};

/** Filters that take several values. */
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

/** True where any filter is set, the part of a map included. */
export function hasFilters(filters: SearchFilters): boolean {
  return (Object.keys(NO_FILTERS) as (keyof SearchFilters)[])
    .map((name) => filters[name])
    .some((filter) => (Array.isArray(filter) ? filter.length > 0 : filter !== null));
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Most first, ties by value. A filter does not collapse the counts of its own facet. */
export type Facets = Readonly<Record<FacetName, readonly FacetCount[]>>;

export interface SearchAnswer {
  /** Of this page, in order. */
  readonly ids: readonly number[];
  /** Of all pages, exact. */
  readonly total: number;
  readonly facets: Facets;
}

/** A search for `term` also finds what a search for `meaning` finds in words. One way. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}
