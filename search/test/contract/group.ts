import type { SearchEngine, SearchIndex } from '../../engine.ts';
import type { IndexedRestaurant } from '../../indexed-restaurant.ts';
import type { SearchRequest } from '../../query.ts';
import { ask } from '../reference.ts';

/** Tests of an engine that holds some places. */
export type TestGroup = (current: () => SearchEngine, places: readonly IndexedRestaurant[]) => void;

/** More than any fixture holds: everything on one page. */
export const ALL = 5_000;

export async function idsOf(index: SearchIndex, given: Partial<SearchRequest>): Promise<readonly number[]> {
  const { ids } = await index.search(ask({ sort: 'relevance', perPage: ALL, ...given }));
  return ids;
}
