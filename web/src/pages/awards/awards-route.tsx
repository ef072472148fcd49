import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { awardName } from '#domain/guides/award-snippet';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { AwardsPage } from './awards-page.tsx';

function AwardsRoute() {
  const { fetchApi } = useApp();
  const { data: page } = useSuspenseQuery(callQuery(fetchApi, 'getAwardsPage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(`The ${awardName(site.name)}`, site.name)}
        description={`The ${CITY.name} restaurants that have won the ${awardName(site.name)}, and how we choose them.`}
        canonicalPath={paths.awards}
      />
      <AwardsPage page={page} product={site.name} />
    </>
  );
}

export const route: Page = {
  Component: AwardsRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'getAwardsPage'));
      return null;
    },
};
