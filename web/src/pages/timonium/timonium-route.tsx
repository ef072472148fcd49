import { useSuspenseQuery } from '@tanstack/react-query';
import { TIMONIUM_SLUG } from '#domain/addresses/page-paths';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { GuideHead } from '../../components/guide-head.tsx';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { useSearchParams } from 'react-router';
import { canonical, previewQuery } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { GuideFailure } from '../../editorial-failures.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { TimoniumPage } from './timonium-page.tsx';

function TimoniumRoute() {
  const { fetchApi } = useApp();
  const [search] = useSearchParams();
  const { data: guide } = useSuspenseQuery(
    callQuery(fetchApi, 'getGuidePage', {
      params: { slug: TIMONIUM_SLUG },
      query: { preview: search.get('preview') },
    }),
  );
  return (
    <>
      <GuideHead guide={guide} />
      {guide.isPreview && <PreviewNotice />}
      <TimoniumPage guide={guide} />
    </>
  );
}

export const route: Page = {
  Component: TimoniumRoute,
  ErrorBoundary: GuideFailure,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ request }) => {
      const query = callQuery(fetchApi, 'getGuidePage', {
        params: { slug: TIMONIUM_SLUG },
        query: previewQuery(request),
      });
      await orNotFound(queryClient.ensureQueryData(query));
      return canonical(request, paths.timonium);
    },
};
