import type { Restaurant } from '#contract/restaurants';
import type { SearchAnswer } from '#contract/search';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListAndMap } from '../../components/map/list-and-map.tsx';
import { SearchResults } from '../../components/search/search-results.tsx';
import { paths } from '../../paths.ts';
import { isByMerit, type SearchState } from '../../search-state.ts';

/** A stable reference, so that the map is not redrawn. */
const NO_PLACES: readonly Restaurant[] = [];

interface HomeResultsProps {
  readonly state: SearchState;
  readonly result: UseQueryResult<SearchAnswer>;
  readonly isNearby: boolean;
}

/** The results, as a list or next to a map. */
export function HomeResults({ state, result, isNearby }: HomeResultsProps) {
  const ranked = !isNearby && isByMerit(state);
  return (
    <ListAndMap
      isMap={state.view === 'map'}
      shows={isNearby ? { places: result.data?.hits ?? NO_PLACES } : { state }}
      ranked={ranked}
    >
      <SearchResults
        result={result}
        state={state}
        path={paths.home}
        isNearby={isNearby}
        ranked={ranked}
        headingLevel={2}
      />
    </ListAndMap>
  );
}
