import type { Restaurant } from '#contract/restaurants';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import type { ReactNode } from 'react';
import { isAsked, isByMerit, otherView, writeSearchState } from '../../search-state.ts';
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
  /** The way on from the page's own list; nothing where one page holds all of it. */
  readonly pager: ReactNode;
  /** What the address names without its filters: the page's own list, or a later page of it. */
  readonly named: {
    readonly query: string;
    readonly page: number;
    readonly restaurants: readonly Restaurant[];
    readonly firstPosition: number;
  };
}

interface Listed extends ListingSubject {
  readonly path: string;
  readonly count: number;
  /** The first page of the list. */
  readonly restaurants: readonly Restaurant[];
}

const READERS = {
  cuisine: (params: URLSearchParams) => readListingState(params, 'cuisine'),
  neighborhood: (params: URLSearchParams) => readListingState(params, 'neighborhood'),
} as const;

/** Filters and order of a cuisine or neighborhood page. */
export function useListingFilters(subject: Listed): ListingFilters {
  const [state, change] = useSearchState(READERS[subject.key]);
  const showsResults = isAsked(state);
  const { near } = useNearby(state, change);
  const question = listingQuestion(state, subject, near);
  const { result, known } = useSearch({ state: question, near, isWanted: showsResults });
  const later = state.page > 1 && !isAsked({ ...state, page: 1 }) ? result.data : undefined;
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
    pager: subject.count > PLACES_PER_PAGE && (
      <Pager
        page={1}
        last={Math.ceil(subject.count / PLACES_PER_PAGE)}
        pathOf={(page) => `${subject.path}${writeSearchState({ ...state, page })}#results`}
      />
    ),
    named:
      later === undefined
        ? { query: '', page: 1, restaurants: subject.restaurants, firstPosition: 1 }
        : {
            query: `?page=${later.page}`,
            page: later.page,
            restaurants: later.hits,
            firstPosition: (later.page - 1) * later.perPage + 1,
          },
  };
}
