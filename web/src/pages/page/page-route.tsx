import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { trailData } from '#domain/structured-data/publication-data';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { PageHead } from '../../head/page-head.tsx';
import type { Page } from '../../lazy-page.ts';
import { canonical, previewQuery, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { paths } from '../../paths.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { RouteFailure } from '../../route-failure.tsx';
import { PagePage } from './page-page.tsx';

function PageRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(
    callQuery(fetchApi, 'getOwnPage', { params: { slug }, query: { preview: search.get('preview') } }),
  );
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const path = paths.page(page.slug);
  return (
    <>
      <PageHead
        title={pageTitle(page.metaTitle ?? page.title, site.name)}
        description={page.description}
        canonicalPath={path}
        robots={page.isPreview ? PRIVATE_PAGE : undefined}
        image={page.shareImageUrl ?? undefined}
        data={trailData(
          [
            { name: 'Home', url: paths.home },
            { name: page.title, url: path },
          ],
          siteUrl,
        )}
      />
      {page.isPreview && <PreviewNotice />}
      <PagePage key={page.slug} page={page} />
    </>
  );
}

export const route: Page = {
  Component: PageRoute,
  ErrorBoundary: RouteFailure,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const query = callQuery(fetchApi, 'getOwnPage', {
        params: slugParams(params),
        query: previewQuery(request),
      });
      const page = await orNotFound(queryClient.ensureQueryData(query));
      return page.isPreview ? null : canonical(request, paths.page(page.slug));
    },
};
