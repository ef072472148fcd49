import { putLoad, type LoadResult } from './load.ts';
import type { BenchQuery } from './search-queries.ts';

interface Asking {
  readonly connections: number;
  readonly seconds: number;
}

const FACETS = ['cuisine', 'neighborhood', 'price'];
const PER_PAGE = 20;

/** The texts of these searches as one native query each, with the facets of a search page, past the site. */
export function askMeilisearch(queries: readonly BenchQuery[], asking: Asking): Promise<LoadResult> {
  const paths = queries.map(({ query }) => {
    const q = new URLSearchParams(query).get('q') ?? '';
    const asked = new URLSearchParams({
      // Signs would be operators.
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
