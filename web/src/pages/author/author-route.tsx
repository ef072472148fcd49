import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { authorData } from '#domain/structured-data/publication-data';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import type { Page } from '../../lazy-page.ts';
import { canonical, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { paths } from '../../paths.ts';
import { RouteFailure } from '../../route-failure.tsx';
import { AuthorPage } from './author-page.tsx';

function AuthorRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const { data: author } = useSuspenseQuery(callQuery(fetchApi, 'getAuthorPage', { params: { slug } }));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const path = paths.author(author.slug);
  return (
    <>
      <PageHead
        title={pageTitle(author.name, site.name)}
        description={author.line ?? `Stories and guides by ${author.name} in ${site.name}.`}
        canonicalPath={path}
        image={author.picture?.url}
        data={authorData({
          name: author.name,
          line: author.line,
          url: path,
          imageUrl: author.picture?.url ?? null,
          siteUrl,
          breadcrumbs: [
            { name: 'Home', url: paths.home },
            { name: author.name, url: path },
          ],
        })}
      />
      <AuthorPage author={author} />
    </>
  );
}

export const route: Page = {
  Component: AuthorRoute,
  ErrorBoundary: RouteFailure,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const query = callQuery(fetchApi, 'getAuthorPage', { params: slugParams(params) });
      const author = await orNotFound(queryClient.ensureQueryData(query));
      return canonical(request, paths.author(author.slug));
    },
};
