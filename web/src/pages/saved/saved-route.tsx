import { MAX_SAVED, placesOf } from '#domain/lists/place-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { useSearchParams } from 'react-router';
import type { Page } from '../../lazy-page.ts';
import { useLists } from '../../lists/lists-provider.tsx';
import { SavedPage } from './saved-page.tsx';

/** Only the browser knows the saved places; the server renders the same frame for everyone. */
function SavedRoute() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const { lists, isLoading, failure, retry } = useLists();
  const [params] = useSearchParams();
  const list = lists.find(({ key }) => key === params.get('list')) ?? lists[0];
  const ids = list ? placesOf(list).map(({ id }) => id) : [];
  const { data, isError, refetch } = useQuery({
    ...restaurantsByIdsQuery(fetchApi, ids.toSorted((a, b) => a - b).slice(0, MAX_SAVED)),
    enabled: isHydrated && !isLoading,
    // A removed place disappears immediately; the others stay while the shorter list loads.
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((place) => [place.id, place]));
  const retryPlaces = isError ? () => void refetch() : undefined;
  return (
    <>
      <PageHead title="Saved places" description="The places you’ve saved." />
      {list && (
        <SavedPage
          list={list}
          places={isLoading ? undefined : data && ids.flatMap((id) => byId.get(id) ?? [])}
          onRetry={isLoading && failure !== null ? retry : retryPlaces}
        />
      )}
    </>
  );
}

export const route: Page = {
  Component: SavedRoute,
};
