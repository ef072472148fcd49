import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BLOG_HEADING } from '#domain/guides/editorial-words';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { GuidesPage } from './guides-page.tsx';

function GuidesRoute() {
  const { fetchApi } = useApp();
  const { data: page } = useSuspenseQuery(callQuery(fetchApi, 'getGuidesPage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(BLOG_HEADING, site.name)}
        description={`Where to eat in ${CITY.name}, by neighborhood, cuisine and occasion, with every restaurant ranked by rating.`}
        canonicalPath={paths.guides}
      />
      <GuidesPage page={page} />
    </>
  );
}

export const route: Page = {
  Component: GuidesRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'getGuidesPage'));
      return null;
    },
};
