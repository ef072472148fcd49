import type { SearchAnswer } from '#contract/search';
import type { Coordinates } from '#domain/places/distance';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { facetsQuery, searchQuery } from '../../api/search.ts';
import type { SearchState } from '../../address/search-state.ts';

interface SearchQuestion {
  /** Includes the page's own cuisine or neighborhood. */
  readonly state: SearchState;
  readonly near?: Coordinates | null;
  /** False while the page shows its own list: then only the filter choices are fetched. */
  readonly isWanted: boolean;
}

interface SearchReply {
  readonly result: UseQueryResult<SearchAnswer>;
  /** The latest known counts and choices. */
  readonly known: SearchAnswer | undefined;
}

/** Searches for the given state. A new query cancels the previous one, so a late answer cannot replace it. */
export function useSearch({ state, near = null, isWanted }: SearchQuestion): SearchReply {
  const result = useQuery({
    ...searchQuery(state, near),
    // A list waits for the network and shows that; a page load fails immediately.
    networkMode: 'online',
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const choices = useQuery({
    ...facetsQuery(state),
    networkMode: 'online',
    enabled: !isWanted,
    // Removing the choices for a moment would lose the focus inside them.
    placeholderData: keepPreviousData,
  });
  return { result, known: isWanted ? (result.data ?? choices.data) : choices.data };
}
