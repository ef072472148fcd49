import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { guidePageQuery } from '../../api/editorial.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { GuideHead } from '../../components/guide-head.tsx';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { GuidePage } from './guide-page.tsx';

export function GuideRoute() {
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
