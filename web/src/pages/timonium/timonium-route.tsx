import { useSuspenseQuery } from '@tanstack/react-query';
import { TIMONIUM_SLUG } from '#domain/page-paths';
import { guidePageQuery } from '../../api/editorial.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { GuideHead } from '../../components/guide-head.tsx';
import { TimoniumPage } from './timonium-page.tsx';

export function TimoniumRoute() {
  const { fetchApi } = useApp();
  const { data: guide } = useSuspenseQuery(guidePageQuery(fetchApi, TIMONIUM_SLUG));
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  return (
    <>
      <GuideHead guide={guide} />
      <TimoniumPage guide={guide} publication={site.publication} />
    </>
  );
}
