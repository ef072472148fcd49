import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { guidePageQuery } from '../../api/editorial.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { GuideHead } from '../../components/guide-head.tsx';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { canonical, previewParam, slugParam } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { GuideFailure } from '../../editorial-failures.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { GuidePage } from './guide-page.tsx';

function GuideRoute() {
  const { fetchApi } = useApp();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: guide } = useSuspenseQuery(guidePageQuery(fetchApi, slug, search.get('preview')));
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  return (
    <>
      <GuideHead guide={guide} />
      {guide.isPreview && <PreviewNotice />}
      <GuidePage key={guide.slug} guide={guide} publication={site.publication} />
    </>
  );
}

export const guidePage: Page = {
  Component: GuideRoute,
  ErrorBoundary: GuideFailure,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const query = guidePageQuery(fetchApi, slugParam(params), previewParam(request));
      const guide = await orNotFound(queryClient.ensureQueryData(query));
      return guide.isPreview ? null : canonical(request, paths.guide(guide.slug));
    },
};
