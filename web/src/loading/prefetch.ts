import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { data } from 'react-router';
import type { AppServices } from '../app-context.ts';

/** True when the answer is there. A failed list is no failed page: the list says so, the rest stands. */
export async function prefetch<Answer, Key extends QueryKey>(
  { queryClient }: AppServices,
  query: UseQueryOptions<Answer, Error, Answer, Key>,
): Promise<boolean> {
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey) !== undefined;
}

/** A page without the list it was asked for is not to be kept by any cache. */
export function listStatus(isThere: boolean) {
  return isThere ? null : data(null, { status: 503 });
}
