import { useSuspenseQuery } from '@tanstack/react-query';
import { ALL_CUISINES_HEADING, ALL_CUISINES_SUBTITLE, pageTitle } from '#domain/headings';
import { cuisineStatsQuery } from '../../api/aggregates.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { CuisinesPage } from './cuisines-page.tsx';

export function CuisinesRoute() {
  const { fetchApi } = useApp();
  const { data: cuisines } = useSuspenseQuery(cuisineStatsQuery(fetchApi));
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  return (
    <>
      <PageHead
        title={pageTitle(ALL_CUISINES_HEADING, site.name)}
        description={`${ALL_CUISINES_SUBTITLE}: ${cuisines.length} of them.`}
        canonicalPath={paths.cuisines}
      />
      <CuisinesPage cuisines={cuisines} />
    </>
  );
}
