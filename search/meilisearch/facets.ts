import type { EngineRequest } from '../engine.ts';
import {
  byFacet,
  FACET_NAMES,
  FACETS,
  type FacetCount,
  type FacetName,
  type SearchAnswer,
} from '../query.ts';
import { unmarkValue } from './exact-value.ts';
import { conditionsOf } from './filters.ts';
import type { Found, Part, Query } from './multi-search.ts';

/** The search of a part of the answer, with its facets; one more for each facet that has a filter not to be counted. */
export function countingQueries(
  request: EngineRequest,
  { q, where }: Part,
  hits: Omit<Query, 'filter'>,
): Query[] {
  const isFiltered = (name: FacetName) => request[FACETS[name].filter].length > 0;
  const count = (facets: FacetName[], except?: FacetName): Query => ({
    ...(q !== undefined && { q }),
    filter: [...conditionsOf(request, except), ...where],
    facets,
    page: 1,
    hitsPerPage: 0,
  });
  return [
    { ...count(FACET_NAMES.filter((name) => !isFiltered(name))), ...hits },
    ...FACET_NAMES.filter(isFiltered).map((name) => count([name], name)),
  ];
}

/** Total and facets of parts that have no document in common, each as its `countingQueries` were answered. */
export function addFacets(parts: readonly (readonly Found[])[]): Pick<SearchAnswer, 'total' | 'facets'> {
  const found = parts.flat();
  const add = (name: FacetName): FacetCount[] => {
    const counts = new Map<string, number>();
    for (const [marked, count] of found.flatMap(({ counts: own }) => Object.entries(own[name] ?? {}))) {
      const value = unmarkValue(marked);
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
    return [...counts].map(([value, count]) => ({ value, count })).sort(byCountThenValue);
  };
  return {
    total: parts.reduce((sum, [first]) => sum + (first?.total ?? 0), 0),
    facets: byFacet(add),
  };
}

function byCountThenValue(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
