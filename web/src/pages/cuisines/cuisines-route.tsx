import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ALL_CUISINES_HEADING, pageTitle } from '#domain/words/headings';
import { trailData } from '#domain/structured-data/publication-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PartnerSlot } from '../../components/partners/partner-slot.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { CuisinesPage } from './cuisines-page.tsx';

function CuisinesRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: cuisines } = useSuspenseQuery(callQuery(fetchApi, 'listCuisineStats'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(ALL_CUISINES_HEADING, site.name)}
        description={`Browse all ${cuisines.length} cuisines in ${CITY.name}, from A to Z.`}
        canonicalPath={paths.cuisines}
        data={trailData(
          [
            { name: 'Home', url: paths.home },
            { name: 'Cuisines', url: paths.cuisines },
          ],
          siteUrl,
        )}
      />
      <CuisinesPage cuisines={cuisines} partner={<PartnerSlot site={site} page="cuisines" />} />
    </>
  );
}

export const route: Page = {
  Component: CuisinesRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'listCuisineStats'));
      return null;
    },
};
