import { QueryClient } from '@tanstack/react-query';

/** Reads are never refetched by themselves, never go stale and are never retried (spec 1 §7, §9). */
export function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails and says so, instead of waiting for one without a word.
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
