import { QueryClient } from '@tanstack/react-query';
import type { Fetch } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How the server sends a query's call; browsers do by HTTP. */
      readonly send?: Fetch;
      /** Of the ad admins' dashboard. */
      readonly isNumbers?: boolean;
    };
  }
}

/** Reads are never refetched automatically, never go stale and are never retried (spec 1 §7, §9). */
export function buildQueryClient(send?: Fetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network, calls fail immediately instead of pausing silently.
      queries: {
        ...(send && { meta: { send } }),
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
