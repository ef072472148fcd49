import { CLOCK_PATTERN, WEEKDAYS, type Weekday } from '#domain/calendar/opening-hours';
import {
  COUNTED_FILTERS,
  ofEach,
  UNCOUNTED_FILTERS,
  wordsOfFilter,
  type Chosen,
  type ListFilter,
} from '#domain/words/list-filters';
import {
  AREA_PATTERN,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  MAX_VALUE_LENGTH,
  MAX_VALUES,
  SEARCH_SORTS,
  type SearchSort,
} from '#domain/words/search-words';
import type { CallQuery } from '#contract/call-types';
import { writeQuery } from '#contract/write-query';

/** The minimum ratings offered as chips. */
export const RATING_STEPS = [4, 4.5] as const;

export const ratingLabel = (minRating: number): string => `${minRating}+ stars`;

/** A weekday and time, in the city's time zone. */
export interface OpenAt {
  readonly day: Weekday;
  /** `HH:MM` */
  readonly time: string;
}

/**
 * The search of a list page, kept in its address (decisions §5), so that it can be shared, bookmarked and gone Back to.
 */
export interface SearchState extends Chosen {
  readonly q: string;
  /** Pieces of the text to search for literally, even if they look like a cuisine or a place. */
  readonly plain: readonly string[];
  readonly minRating: number | null;
  readonly openNow: boolean;
  /** A time other than now; ignored if `openNow` is set. */
  readonly openAt: OpenAt | null;
  /** `null` for the page's default order. */
  readonly sort: SearchSort | null;
  readonly page: number;
  readonly mode: 'best' | 'nearby';
  /** Part of a map: west, south, east and north in degrees, separated by commas. */
  readonly area: string | null;
  /** The map is next to the list, or replaces it on a phone. */
  readonly view: 'list' | 'map';
  /** "Show more" was pressed on a small screen. Part of the address, so that Back shows the same list. */
  readonly isUnfolded: boolean;
}

export const NOTHING_ASKED: SearchState = {
  q: '',
  plain: [],
  ...chosenOf(COUNTED_FILTERS, () => []),
  minRating: null,
  openNow: false,
  openAt: null,
  ...chosenOf(UNCOUNTED_FILTERS, () => []),
  sort: null,
  page: 1,
  mode: 'best',
  area: null,
  view: 'list',
  isUnfolded: false,
};

/** The default order: relevance for a text search. */
export function usualSort(q: string, pageSort: SearchSort = 'best'): SearchSort {
  return q === '' ? pageSort : 'relevance';
}

/** Reads the address. Invalid values are dropped: a mistyped link still shows a list. */
export function readSearchState(params: URLSearchParams, pageSort?: SearchSort): SearchState {
  const q = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  return {
    q,
    plain: q === '' ? [] : readNames(params, 'plain'),
    ...chosenOf(COUNTED_FILTERS, (name) => readChosen(params, name)),
    minRating: readMinRating(params),
    openNow: isTrue(params.get('openNow')),
    openAt: isTrue(params.get('openNow')) ? null : readOpenAt(params),
    ...chosenOf(UNCOUNTED_FILTERS, (name) => readChosen(params, name)),
    sort: readSort(params, q, pageSort),
    page: readPage(params.get('page')),
    mode: params.get('mode') === 'nearby' ? 'nearby' : 'best',
    area: readArea(params.get('area')),
    view: params.get('view') === 'map' ? 'map' : 'list',
    isUnfolded: params.get('all') === 'true',
  };
}

/** The query string, including `?`; empty for the default state. Equal states produce equal addresses. */
export function writeSearchState(state: SearchState): string {
  const { mode, view, isUnfolded } = state;
  return writeQuery({
    ...searchFields(state),
    mode: mode === 'nearby' ? mode : null,
    view: view === 'map' ? view : null,
    all: isUnfolded ? 'true' : null,
  });
}

/** The state as a contract query, without fields only the page needs. */
export function searchFields(state: SearchState) {
  const { plain, minRating, sort, area } = state;
  return {
    q: state.q || null,
    plain,
    ...chosenOf(COUNTED_FILTERS, (name) => state[name]),
    minRating,
    openNow: state.openNow ? 'true' : null,
    openDay: state.openAt?.day ?? null,
    openTime: state.openAt?.time ?? null,
    ...chosenOf(UNCOUNTED_FILTERS, (name) => state[name]),
    sort,
    area,
    page: state.page > 1 ? state.page : null,
  } satisfies CallQuery<'searchRestaurants'>;
}

/**
 * True when a search replaces the page's own list. The mode alone does not count: it needs a location first; nor does
 * the map, which shows that list too.
 */
export function isAsked(state: SearchState): boolean {
  return writeSearchState({ ...state, mode: 'best', view: 'list', isUnfolded: false }) !== '';
}

/** True for orders by merit: their places are numbered. */
export function isByMerit({ q, sort }: SearchState, pageSort?: SearchSort): boolean {
  return ['best', 'rating', 'reviews'].includes(sort ?? usualSort(q, pageSort));
}

/** Adds the value, or removes it if present. */
export function toggle<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Sets another text; pieces of the old one to search for literally no longer apply. */
export function withText(state: SearchState, q: string): SearchState {
  return { ...state, q, plain: [], page: 1, isUnfolded: false };
}

/** Clears text and filters; keeps order, mode and view. */
export function withoutFilters({ sort, mode, view }: SearchState): SearchState {
  return { ...NOTHING_ASKED, sort: sort === 'relevance' ? null : sort, mode, view };
}

function readNames(params: URLSearchParams, key: string): readonly string[] {
  const names = params
    .getAll(key)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= MAX_VALUE_LENGTH);
  return [...new Set(names)].slice(0, MAX_VALUES);
}

function chosenOf<F extends ListFilter>(
  names: readonly F[],
  valuesOf: (name: F) => Chosen[F],
): Pick<Chosen, F> {
  return ofEach(names, valuesOf) as Pick<Chosen, F>;
}

/** Known words in their defined order; names as given. */
function readChosen<F extends ListFilter>(params: URLSearchParams, name: F): Chosen[F] {
  const words: readonly string[] | null = wordsOfFilter(name);
  const given = params.getAll(name);
  return (words?.filter((word) => given.includes(word)) ?? readNames(params, name)) as Chosen[F];
}

/** The strictest of several values, which a form without JavaScript can send. */
function readMinRating(params: URLSearchParams): number | null {
  const given = params
    .getAll('minRating')
    .filter((text) => text !== '')
    .map(Number)
    .filter((rating) => rating > 0 && rating <= 5);
  return given.length === 0 ? null : Math.max(...given);
}

function readSort(params: URLSearchParams, q: string, pageSort?: SearchSort): SearchSort | null {
  const sort = SEARCH_SORTS.find((known) => known === params.get('sort'));
  if (sort === undefined || sort === usualSort(q, pageSort)) return null;
  return sort === 'relevance' && q === '' ? null : sort;
}

function isTrue(text: string | null): boolean {
  return text === 'true' || text === '1';
}

function readOpenAt(params: URLSearchParams): OpenAt | null {
  const day = WEEKDAYS.find((known) => known === params.get('openDay'));
  const time = params.get('openTime') ?? '';
  return day !== undefined && CLOCK_PATTERN.test(time) ? { day, time } : null;
}

function readArea(text: string | null): string | null {
  const [west = 0, south = 0, east = 0, north = 0] = text?.split(',').map(Number) ?? [];
  return text !== null && AREA_PATTERN.test(text) && west < east && south < north ? text : null;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
