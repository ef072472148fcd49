import { useSuspenseQuery } from '@tanstack/react-query';
import { STORIES_HEADING } from '#domain/editorial-words';
import { pageTitle } from '#domain/headings';
import { storiesPageQuery } from '../../api/editorial.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { StoriesPage } from './stories-page.tsx';

function StoriesRoute() {
  const { fetchApi } = useApp();
  const { data: page } = useSuspenseQuery(storiesPageQuery(fetchApi));
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  return (
    <>
      <PageHead
        title={pageTitle(STORIES_HEADING, site.name)}
        description="Stories about the restaurants and businesses of Baltimore, and the people who run them."
        canonicalPath={paths.localBusinesses}
      />
      <StoriesPage page={page} />
    </>
  );
}

export const storiesPage: Page = {
  Component: StoriesRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(storiesPageQuery(fetchApi));
      return null;
    },
};
