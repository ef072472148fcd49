import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ALL_NEIGHBORHOODS_HEADING, pageTitle } from '#domain/words/headings';
import { trailData } from '#domain/structured-data/publication-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { NeighborhoodsPage } from './neighborhoods-page.tsx';

function NeighborhoodsRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: neighborhoods } = useSuspenseQuery(callQuery(fetchApi, 'listNeighborhoodStats'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(ALL_NEIGHBORHOODS_HEADING, site.name)}
        description={`Browse restaurants in ${neighborhoods.length} ${CITY.name} neighborhoods, sorted alphabetically.`}
        canonicalPath={paths.neighborhoods}
        data={trailData(
          [
            { name: 'Home', url: paths.home },
            { name: 'Neighborhoods', url: paths.neighborhoods },
          ],
          siteUrl,
        )}
      />
      <NeighborhoodsPage neighborhoods={neighborhoods} />
    </>
  );
}

export const route: Page = {
  Component: NeighborhoodsRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'listNeighborhoodStats'));
      return null;
    },
};
