import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { pageTitle } from '#domain/words/headings';
import { articleData } from '#domain/structured-data/structured-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { canonical, previewQuery, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { StoryFailure } from '../../editorial-failures.tsx';
import type { Page } from '../../lazy-page.ts';
import { StoryPage } from './story-page.tsx';

function StoryRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: story } = useSuspenseQuery(
    callQuery(fetchApi, 'getStoryPage', { params: { slug }, query: { preview: search.get('preview') } }),
  );
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const path = paths.localBusiness(story.slug);
  const image = story.image?.url ?? paths.sharePictureOf('stories', story.slug);
  return (
    <>
      <PageHead
        title={pageTitle(story.metaTitle ?? story.title, site.name)}
        description={story.metaDescription}
        keywords={story.keywords}
        canonicalPath={path}
        type="article"
        robots={story.isPreview ? PRIVATE_PAGE : undefined}
        image={story.shareImageUrl ?? image}
        data={articleData({
          headline: story.title,
          description: story.metaDescription,
          url: path,
          imageUrl: image,
          picture: story.image,
          publishedAt: story.publishDate,
          updatedAt: story.updatedAt,
          authors: story.authors.map((author) => ({ name: author.name, path: paths.author(author.slug) })),
          publication: site.publication,
          siteUrl,
          breadcrumbs: [
            { name: 'Home', url: paths.home },
            { name: 'Local Businesses', url: paths.stories },
            { name: story.title, url: path },
          ],
        })}
      />
      {story.isPreview && <PreviewNotice />}
      <StoryPage key={story.slug} story={story} />
    </>
  );
}

export const route: Page = {
  Component: StoryRoute,
  ErrorBoundary: StoryFailure,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const query = callQuery(fetchApi, 'getStoryPage', {
        params: slugParams(params),
        query: previewQuery(request),
      });
      const story = await orNotFound(queryClient.ensureQueryData(query));
      return story.isPreview ? null : canonical(request, paths.localBusiness(story.slug));
    },
};
