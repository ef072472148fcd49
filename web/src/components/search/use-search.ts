import type { SearchAnswer } from '#contract/search';
import type { Coordinates } from '#domain/places/distance';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { facetsQuery, searchQuery } from '../../api/search.ts';
import { useApp } from '../../app-context.ts';
import type { SearchState } from '../../search-state.ts';

interface SearchQuestion {
  /** With the page's own cuisine or neighborhood in it. */
  readonly state: SearchState;
  readonly near?: Coordinates | null;
  /** False while the page shows its own list: then only what could be chosen is asked for. */
  readonly isWanted: boolean;
}

interface SearchReply {
  readonly result: UseQueryResult<SearchAnswer>;
  /** The latest that is known of counts and choices. */
  readonly known: SearchAnswer | undefined;
}

/** Asks the server what the address asks. A new question cancels the last one, so no late answer takes its place. */
export function useSearch({ state, near = null, isWanted }: SearchQuestion): SearchReply {
  const { fetchApi } = useApp();
  const result = useQuery({
    ...searchQuery(fetchApi, state, near),
    // A list that is on the page waits for the line and says so; a page that is on its way does not.
    networkMode: 'online',
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const choices = useQuery({
    ...facetsQuery(fetchApi, state),
    networkMode: 'online',
    enabled: !isWanted,
    // Choices that went away for a moment would take the focus with them.
    placeholderData: keepPreviousData,
  });
  return { result, known: isWanted ? (result.data ?? choices.data) : choices.data };
}
