import type { Meilisearch, MultiSearchParams } from 'meilisearch';
import type { FacetName } from '../query.ts';
import { answerOf } from './connection.ts';
import type { Conditions } from './filters.ts';

/** One search of a multi-search. */
export interface Query {
  readonly q?: string;
  readonly filter: Conditions;
  readonly sort?: readonly string[];
  readonly facets?: readonly (FacetName | 'orderKey')[];
  /** Pages are counted exactly, slices are not counted. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly limit?: number;
}

/** Documents that are found in one way. */
export interface Part {
  readonly q?: string;
  readonly where: Conditions;
}

export interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type Ask = (queries: readonly Query[]) => Promise<readonly Found[]>;

/** Several searches of one index in one request. */
export function multiSearch(client: Meilisearch, indexUid: string): Ask {
  return async (queries) => {
    const { results } = await answerOf(
      client.multiSearch<MultiSearchParams, { id: number }>({
        queries: queries.map(({ filter, sort, facets, ...query }) => ({
          indexUid,
          ...query,
          filter: [...filter],
          ...(sort && { sort: [...sort] }),
          ...(facets && { facets: [...facets] }),
          matchingStrategy: 'all',
          attributesToRetrieve: ['id'],
        })),
      }),
    );
    return results.map(({ hits, totalHits, facetDistribution }) => ({
      ids: hits.map(({ id }) => id),
      total: totalHits ?? 0,
      counts: facetDistribution ?? {},
    }));
  };
}
