import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { data } from 'react-router';
import type { AppServices } from '../app-context.ts';

/**
 * Resolves to whether the data arrived. A failed list does not fail the page: the list shows its own error.
 */
export async function prefetch<Answer, Key extends QueryKey>(
  { queryClient }: AppServices,
  query: UseQueryOptions<Answer, Error, Answer, Key>,
): Promise<boolean> {
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey) !== undefined;
}

/** 503 keeps caches from storing a page without its list. */
export function listStatus(isThere: boolean) {
  return isThere ? null : data(null, { status: 503 });
}
