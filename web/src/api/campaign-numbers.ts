import { keepPreviousData, type QueryFilters } from '@tanstack/react-query';

/** The dashboard's numbers change every minute, so they are refetched on every visit; nothing jumps meanwhile. */
export const CAMPAIGN_NUMBERS = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: true,
  meta: { isNumbers: true },
} as const;

export const ALL_NUMBERS: QueryFilters = { predicate: ({ meta }) => meta?.isNumbers === true };
