import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { STORIES_HEADING } from '#domain/guides/editorial-words';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { StoriesPage } from './stories-page.tsx';

function StoriesRoute() {
  const { fetchApi } = useApp();
  const { data: page } = useSuspenseQuery(callQuery(fetchApi, 'getStoriesPage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(STORIES_HEADING, site.name)}
        description={`Stories about the restaurants and businesses of ${CITY.name}, and the people who run them.`}
        canonicalPath={paths.stories}
      />
      <StoriesPage page={page} />
    </>
  );
}

export const route: Page = {
  Component: StoriesRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'getStoriesPage'));
      return null;
    },
};
