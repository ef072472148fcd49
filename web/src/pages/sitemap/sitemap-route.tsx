import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { pageTitle } from '#domain/headings';
import { cuisineStatsQuery, neighborhoodStatsQuery } from '../../api/aggregates.ts';
import { guidesPageQuery } from '../../api/editorial.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { sitemapSections } from './sitemap-links.ts';
import { SitemapPage } from './sitemap-page.tsx';

function SitemapRoute() {
  const { fetchApi } = useApp();
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  const { data: neighborhoods } = useQuery(neighborhoodStatsQuery(fetchApi));
  const { data: cuisines } = useQuery(cuisineStatsQuery(fetchApi));
  const { data: guides } = useQuery(guidesPageQuery(fetchApi));
  return (
    <>
      <PageHead
        title={pageTitle('Sitemap', site.name)}
        description="All pages of the site: guides, neighborhoods and cuisines of Baltimore."
        canonicalPath={paths.sitemap}
      />
      <SitemapPage sections={sitemapSections({ site, neighborhoods, cuisines, guides })} />
    </>
  );
}

export const sitemapPage: Page = {
  Component: SitemapRoute,
  // Without the statistics, the page falls back to links that do not need them (spec 2 §2).
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await Promise.all([
        queryClient.prefetchQuery(neighborhoodStatsQuery(fetchApi)),
        queryClient.prefetchQuery(cuisineStatsQuery(fetchApi)),
        queryClient.prefetchQuery(guidesPageQuery(fetchApi)),
      ]);
      return null;
    },
};
