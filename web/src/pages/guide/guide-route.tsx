import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { GuideHead } from '../../components/guide-head.tsx';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { canonical, previewQuery, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { GuideFailure } from '../../editorial-failures.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { GuidePage } from './guide-page.tsx';

function GuideRoute() {
  const { fetchApi } = useApp();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { data: guide } = useSuspenseQuery(
    callQuery(fetchApi, 'getGuidePage', { params: { slug }, query: { preview: search.get('preview') } }),
  );
  return (
    <>
      <GuideHead guide={guide} />
      {guide.isPreview && <PreviewNotice />}
      <GuidePage key={guide.slug} guide={guide} />
    </>
  );
}

export const route: Page = {
  Component: GuideRoute,
  ErrorBoundary: GuideFailure,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const query = callQuery(fetchApi, 'getGuidePage', {
        params: slugParams(params),
        query: previewQuery(request),
      });
      const guide = await orNotFound(queryClient.ensureQueryData(query));
      return guide.isPreview ? null : canonical(request, paths.guide(guide.slug));
    },
};
