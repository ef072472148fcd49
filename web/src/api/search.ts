import type { SearchAnswer, Suggestions } from '#contract/search';
import type { Coordinates } from '#domain/distance';
import { queryOptions } from '@tanstack/react-query';
import { writeSearchState, type SearchState } from '../search-state.ts';
import { readJson, type Fetch } from './client.ts';

export const RESULTS_PER_PAGE = 50;
/** Spec 1 §9: nearby shows 20, always. */
export const NEARBY_RESULTS = 20;
/** Digits of a degree that reach the server: about ten yards. */
const LOCATION_DIGITS = 4;
/** What is open changes with the clock, unlike everything else on the site. */
const OPEN_NOW_STALE_MS = 60_000;

type SearchPath = `/api/search?${string}`;

/** The call that answers a state; `near` is known to the browser only, and in no address of a page. */
export function searchPath(state: SearchState, near: Coordinates | null): SearchPath {
  const isNearby = state.mode === 'nearby' && near !== null;
  const sort = isNearby ? 'distance' : state.sort === 'distance' && near === null ? null : state.sort;
  const page = isNearby ? 1 : state.page;
  const params = new URLSearchParams(writeSearchState({ ...state, sort, page, mode: 'best' }));
  if (near !== null && sort === 'distance') {
    params.set('lat', near.latitude.toFixed(LOCATION_DIGITS));
    params.set('lng', near.longitude.toFixed(LOCATION_DIGITS));
  }
  params.set('perPage', String(isNearby ? NEARBY_RESULTS : RESULTS_PER_PAGE));
  return `/api/search?${params}`;
}

/** The call for what can be chosen, where the page shows a list of its own. */
export function facetsPath(state: SearchState): SearchPath {
  const params = new URLSearchParams(writeSearchState({ ...state, mode: 'best' }));
  params.set('perPage', '1');
  return `/api/search?${params}`;
}

export const searchQuery = (fetchApi: Fetch, path: SearchPath) =>
  queryOptions({
    queryKey: ['search', path],
    queryFn: ({ signal }) => readJson<SearchAnswer>(fetchApi, path, { signal }),
    staleTime: path.includes('openNow=true') ? OPEN_NOW_STALE_MS : Infinity,
  });

export const suggestQuery = (fetchApi: Fetch, text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: ({ signal }) =>
      readJson<Suggestions>(fetchApi, `/api/suggest?q=${encodeURIComponent(text)}`, { signal }),
  });
