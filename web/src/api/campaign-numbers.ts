import type { QueryFilters } from '@tanstack/react-query';

/** The dashboard's numbers grow by the minute: asked for anew whenever it is come back to. */
export const CAMPAIGN_NUMBERS = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  meta: { isNumbers: true },
} as const;

/** All of them. */
export const ALL_NUMBERS: QueryFilters = { predicate: ({ meta }) => meta?.isNumbers === true };
