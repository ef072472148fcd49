import type {
  FederatedMultiSearchParams,
  Meilisearch,
  MultiSearchFederation,
  MultiSearchParams,
} from 'meilisearch';
import type { FacetName } from '../query.ts';
import { answerOf } from './connection.ts';
import type { Conditions } from './filters.ts';

/** One way for documents to match. */
export interface Way {
  readonly q?: string;
  readonly where: Conditions;
  readonly attributesToSearchOn?: string[];
  /** Higher weights rank first. */
  readonly weight?: number;
}

/** A query for documents that match in any of several ways and pass a filter. */
export interface Question {
  readonly ways: readonly Way[];
  readonly filter: Conditions;
  readonly facets: readonly FacetName[];
  readonly sort?: string[];
  /** With `page`, Meilisearch counts exactly; with `offset`, it estimates. */
  readonly page: number;
  readonly hitsPerPage: number;
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly counts: Counts;
}

export type Ask = (questions: readonly Question[]) => Promise<readonly Found[]>;

interface Hit {
  readonly id: number;
}

/** Queries one index. Questions with a single way share one request; others take a federated request each. */
export function multiSearch(client: Meilisearch, indexUid: string): Ask {
  const queryOf = ({ where, weight: _weight, ...way }: Way, { filter, sort }: Question) => ({
    indexUid,
    ...way,
    filter: [...filter, ...where],
    ...(sort && sort.length > 0 && { sort }),
    matchingStrategy: 'all' as const,
    attributesToRetrieve: ['id'],
  });

  async function askPlain(questions: readonly Question[]): Promise<Found[]> {
    const { results } = await answerOf(
      client.multiSearch<MultiSearchParams, Hit>({
        queries: questions.flatMap((question) =>
          question.ways.map((way) => ({
            ...queryOf(way, question),
            facets: [...question.facets],
            page: question.page,
            hitsPerPage: question.hitsPerPage,
          })),
        ),
      }),
    );
    return results.map(({ hits, totalHits, facetDistribution }) =>
      foundOf(hits, totalHits, facetDistribution),
    );
  }

  /** A federated search: documents that match in several ways count once. */
  async function askUnion(question: Question): Promise<Found> {
    const { page, hitsPerPage, facets, ways } = question;
    // The client's types lack `page` here.
    const federation: MultiSearchFederation & Pick<Question, 'page' | 'hitsPerPage'> = {
      page,
      hitsPerPage,
      facetsByIndex: { [indexUid]: [...facets] },
    };
    const { hits, totalHits, facetsByIndex } = await answerOf(
      client.multiSearch<FederatedMultiSearchParams, Hit>({
        federation,
        queries: ways.map((way) => ({
          ...queryOf(way, question),
          ...(way.weight !== undefined && { federationOptions: { weight: way.weight } }),
        })),
      }),
    );
    return foundOf(hits, totalHits, facetsByIndex?.[indexUid]?.distribution);
  }

  return async (questions) =>
    questions.every(({ ways }) => ways.length === 1)
      ? askPlain(questions)
      : Promise.all(questions.map((question) => askUnion(question)));
}

function foundOf(hits: readonly Hit[], total: number | undefined, counts: Counts | undefined): Found {
  return { ids: hits.map(({ id }) => id), total: total ?? 0, counts: counts ?? {} };
}
