import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSaved } from '../../account/saved-provider.tsx';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { SavedPage } from './saved-page.tsx';

/** What is saved is known to the browser alone: the server draws the frame for everybody. */
function SavedRoute() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const { ids, isLoading } = useSaved();
  const { data, isError, refetch } = useQuery({
    ...restaurantsByIdsQuery(fetchApi, ids),
    enabled: isHydrated && !isLoading,
    // A place that is taken off leaves at once; the others stay while the shorter list is on its way.
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((place) => [place.id, place]));
  return (
    <>
      <PageHead title="Saved places" description="The places you have saved." />
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
