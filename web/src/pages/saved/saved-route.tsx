import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSaved } from '../../account/saved-provider.tsx';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { SavedPage } from './saved-page.tsx';

/** Only the browser knows what is saved: the server renders the same frame for everyone. */
function SavedRoute() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const { ids, isLoading } = useSaved();
  const { data, isError, refetch } = useQuery({
    ...restaurantsByIdsQuery(fetchApi, ids),
    enabled: isHydrated && !isLoading,
    // A removed place disappears at once; the others stay while the shorter list loads.
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((place) => [place.id, place]));
  return (
    <>
      <PageHead title="Saved places" description="The places you’ve saved." />
      <SavedPage
        places={data && ids.flatMap((id) => byId.get(id) ?? [])}
        savedCount={ids.length}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </>
  );
}

export const route: Page = {
  Component: SavedRoute,
};
