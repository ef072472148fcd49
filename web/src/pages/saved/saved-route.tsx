import { MAX_SAVED } from '#domain/places/saved-ids';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSaved } from '../../account/saved-provider.tsx';
import { useLists } from '../../account/use-lists.ts';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { useSearchParams } from 'react-router';
import type { Page } from '../../lazy-page.ts';
import { SavedPage } from './saved-page.tsx';

/** Only the browser knows the saved places; the server renders the same frame for everyone. */
function SavedRoute() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const saved = useSaved();
  const lists = useLists();
  const [params] = useSearchParams();
  const [first] = lists.lists;
  const list = lists.lists.find(({ key }) => key === params.get('list')) ?? first;
  const ids = list?.places.map(({ id }) => id) ?? [];
  const isLoading = saved.isLoading || (lists.isLoading && params.has('list'));
  const { data, isError, refetch } = useQuery({
    ...restaurantsByIdsQuery(fetchApi, ids.toSorted((a, b) => a - b).slice(0, MAX_SAVED)),
    enabled: isHydrated && !isLoading,
    // A removed place disappears immediately; the others stay while the shorter list loads.
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((place) => [place.id, place]));
  return (
    <>
      <PageHead title="Saved places" description="The places you’ve saved." />
      {list && (
        <SavedPage
          lists={lists}
          list={list}
          places={isLoading ? undefined : data && ids.flatMap((id) => byId.get(id) ?? [])}
          onRetry={isError ? () => void refetch() : lists.onRetry}
        />
      )}
    </>
  );
}

export const route: Page = {
  Component: SavedRoute,
};
