import { useSuspenseQuery } from '@tanstack/react-query';
import { pageTitle } from '#domain/words/headings';
import { trailData } from '#domain/structured-data/publication-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { AboutPage } from './about-page.tsx';

function AboutRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: home } = useSuspenseQuery(callQuery(fetchApi, 'getHomePage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle('About us and how we rank', site.name)}
        description={`What ${site.name} is, how it ranks restaurants and where its data comes from.`}
        canonicalPath={paths.about}
        data={trailData(
          [
            { name: 'Home', url: paths.home },
            { name: 'About', url: paths.about },
          ],
          siteUrl,
        )}
      />
      <AboutPage home={home} site={site} />
    </>
  );
}

export const route: Page = {
  Component: AboutRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'getHomePage'));
      return null;
    },
};
