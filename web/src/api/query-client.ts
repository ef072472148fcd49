import { QueryClient } from '@tanstack/react-query';

/** Reads are never refetched by themselves, never go stale and are never retried (spec 1 §7, §9). */
export function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
