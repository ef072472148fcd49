import { QueryClient } from '@tanstack/react-query';

/** Reads are never refetched automatically, never go stale and are never retried (spec 1 §7, §9). */
export function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network, calls fail immediately instead of pausing silently.
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
