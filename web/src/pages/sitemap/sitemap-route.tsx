import CITY from '#city/region.json';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { sitemapSections } from './sitemap-links.ts';
import { SitemapPage } from './sitemap-page.tsx';

function SitemapRoute() {
  const { fetchApi } = useApp();
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const { data: neighborhoods } = useQuery(callQuery(fetchApi, 'listNeighborhoodStats'));
  const { data: cuisines } = useQuery(callQuery(fetchApi, 'listCuisineStats'));
  const { data: guides } = useQuery(callQuery(fetchApi, 'getGuidesPage'));
  return (
    <>
      <PageHead
        title={pageTitle('Sitemap', site.name)}
        description={`The main pages of our guide to ${CITY.name}, plus the neighborhoods and cuisines with the most restaurants.`}
        canonicalPath={paths.sitemap}
      />
      <SitemapPage sections={sitemapSections({ site, neighborhoods, cuisines, guides })} />
    </>
  );
}

export const route: Page = {
  Component: SitemapRoute,
  // Without statistics, the page falls back to static links (spec 2 §2).
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await Promise.all([
        queryClient.prefetchQuery(callQuery(fetchApi, 'listNeighborhoodStats')),
        queryClient.prefetchQuery(callQuery(fetchApi, 'listCuisineStats')),
        queryClient.prefetchQuery(callQuery(fetchApi, 'getGuidesPage')),
      ]);
      return null;
    },
};
