import type { ReactNode } from 'react';
import { isAsked, isByMerit, otherView } from '../../search-state.ts';
import type { ListAndMapProps } from '../map/list-and-map.tsx';
import { listingQuestion, readListingState, type ListingSubject } from './listing-state.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';
import { useSearchState } from './use-search-state.ts';

interface ListingFilters {
  readonly filters: ReactNode;
  /** Absent without filters: the page shows its own list. */
  readonly results: ReactNode | undefined;
  readonly map: Omit<ListAndMapProps, 'children'>;
}

const READERS = {
  cuisine: (params: URLSearchParams) => readListingState(params, 'cuisine'),
  neighborhood: (params: URLSearchParams) => readListingState(params, 'neighborhood'),
} as const;

/** Filters and order of a cuisine or neighborhood page. */
export function useListingFilters(subject: ListingSubject & { readonly path: string }): ListingFilters {
  const [state, change] = useSearchState(READERS[subject.key]);
  const showsResults = isAsked(state);
  const question = listingQuestion(state, subject);
  const { result, known } = useSearch({ state: question, isWanted: showsResults });
  return {
    filters: (
      <SearchFilters state={state} onChange={change} answer={known} pageSort="rating" fixed={subject.key} />
    ),
    results: showsResults ? (
      <SearchResults
        result={result}
        state={state}
        path={subject.path}
        ranked={isByMerit(state, 'rating')}
        headingLevel={2}
      />
    ) : undefined,
    map: {
      isMap: state.view === 'map',
      otherView: otherView(state),
      shows: { state: question },
      ranked: isByMerit(state, 'rating'),
    },
  };
}
