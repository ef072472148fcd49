import { PLACES_PER_PAGE } from '#domain/words/search-words';
import type { ReactNode } from 'react';
import { isAsked, isByMerit, writeSearchState } from '../../search-state.ts';
import { Pager } from '../../ui/pager.tsx';
import type { ListAndMapProps } from '../map/list-and-map.tsx';
import { listingQuestion, readListingState, type ListingSubject } from './listing-state.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import { useNearby } from './use-nearby.ts';
import { useSearch } from './use-search.ts';
import { useSearchState } from './use-search-state.ts';

interface ListingFilters {
  readonly filters: ReactNode;
  /** Absent without filters: the page shows its own list. */
  readonly results: ReactNode | undefined;
  readonly map: Omit<ListAndMapProps, 'children'>;
  /** The pager of the page's own list; empty if one page holds all of it. */
  readonly pager: ReactNode;
}

interface Listed extends ListingSubject {
  readonly path: string;
  /** All places of the page's own list. */
  readonly count: number;
}

const READERS = {
  cuisine: (params: URLSearchParams) => readListingState(params, 'cuisine'),
  neighborhood: (params: URLSearchParams) => readListingState(params, 'neighborhood'),
} as const;

/** Filters and order of a cuisine or neighborhood page. */
export function useListingFilters(subject: Listed): ListingFilters {
  const [state, change] = useSearchState(READERS[subject.key]);
  // Without filters, the page shows and pages its own list.
  const showsResults = isAsked({ ...state, page: 1 });
  const { near } = useNearby(state, change);
  const question = listingQuestion(showsResults ? state : { ...state, page: 1 }, subject, near);
  const { result, known } = useSearch({ state: question, near, isWanted: showsResults });
  return {
    filters: (
      <SearchFilters
        state={state}
        onChange={change}
        answer={known}
        pageSort="rating"
        fixed={subject.key}
        toQuestion={(asked) => listingQuestion(asked, subject)}
      />
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
      shows: { state: question },
      ranked: isByMerit(state, 'rating'),
    },
    pager: subject.count > PLACES_PER_PAGE && (
      <Pager
        page={state.page}
        last={Math.ceil(subject.count / PLACES_PER_PAGE)}
        pathOf={(page) => `${subject.path}${writeSearchState({ ...state, page })}#results`}
      />
    ),
  };
}
