import { putLoad, type LoadResult } from './load.ts';
import type { BenchQuery } from './search-queries.ts';

interface Asking {
  readonly connections: number;
  readonly seconds: number;
}

const FACETS = ['cuisine', 'neighborhood', 'price'];
const PER_PAGE = 20;

/**
 * Sends the texts of these searches straight to Meilisearch, each as one native query with the facets of a search page.
 */
export function askMeilisearch(queries: readonly BenchQuery[], asking: Asking): Promise<LoadResult> {
  const paths = queries.map(({ query }) => {
    const q = new URLSearchParams(query).get('q') ?? '';
    const asked = new URLSearchParams({
      // Punctuation would be parsed as operators.
      q: (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '),
      facets: FACETS.join(),
      page: '1',
      hitsPerPage: String(PER_PAGE),
      attributesToRetrieve: 'id',
      matchingStrategy: 'all',
    });
    return `/indexes/restaurants/search?${asked}`;
  });
  const { MEILI_URL: url = '', MEILI_API_KEY: key = '' } = process.env;
  return putLoad({ url, paths, headers: { authorization: `Bearer ${key}` }, ...asking });
}
