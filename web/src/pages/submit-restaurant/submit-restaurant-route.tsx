import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { pageTitle } from '#domain/words/headings';
import { trailData } from '#domain/structured-data/publication-data';
import { compareNames } from '#domain/places/rated';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { SubmitRestaurantPage } from './submit-restaurant-page.tsx';

function SubmitRestaurantRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: cuisines } = useSuspenseQuery(callQuery(fetchApi, 'listCuisineStats'));
  const { data: neighborhoods } = useSuspenseQuery(callQuery(fetchApi, 'listNeighborhoodStats'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle('Add a restaurant', site.name)}
        description={`Suggest a ${CITY.name} restaurant. We check every place before we list it.`}
        canonicalPath={paths.submitRestaurant}
        data={trailData(
          [
            { name: 'Home', url: paths.home },
            { name: 'Add a restaurant', url: paths.submitRestaurant },
          ],
          siteUrl,
        )}
      />
      <SubmitRestaurantPage
        cuisines={cuisines.map(({ category }) => category).sort(compareNames)}
        neighborhoods={neighborhoods.map(({ neighborhood }) => neighborhood).sort(compareNames)}
      />
    </>
  );
}

export const route: Page = {
  Component: SubmitRestaurantRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      const [site] = await Promise.all([
        queryClient.ensureQueryData(callQuery(fetchApi, 'getSite')),
        queryClient.ensureQueryData(callQuery(fetchApi, 'listCuisineStats')),
        queryClient.ensureQueryData(callQuery(fetchApi, 'listNeighborhoodStats')),
      ]);
      if (site.submitRestaurantUrl !== null) throw redirect(site.submitRestaurantUrl);
      return null;
    },
};
