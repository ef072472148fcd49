import type { QueryFilters } from '@tanstack/react-query';

/** The dashboard's numbers change every minute: refetched on every visit. */
export const CAMPAIGN_NUMBERS = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  meta: { isNumbers: true },
} as const;

/** Key prefix of all of them. */
export const ALL_NUMBERS: QueryFilters = { predicate: ({ meta }) => meta?.isNumbers === true };
