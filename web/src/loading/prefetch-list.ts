import { data } from 'react-router';
import { searchQuery, type SearchPath } from '../api/search.ts';
import type { AppServices } from '../app-context.ts';

/** True when the answer is there. A failed search is no failed page: the list says so, the rest stands. */
export async function prefetchList(
  { queryClient, fetchApi }: AppServices,
  path: SearchPath,
): Promise<boolean> {
  const query = searchQuery(fetchApi, path);
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey) !== undefined;
}

/** A page without the list it was asked for is not to be kept by any cache. */
export function listStatus(isThere: boolean) {
  return isThere ? null : data(null, { status: 503 });
}
