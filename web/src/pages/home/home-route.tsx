import { useSuspenseQuery } from '@tanstack/react-query';
import { homeHeading } from '#domain/headings';
import { homeData } from '#domain/publication-data';
import { homePageQuery, siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { HomePage } from './home-page.tsx';

export function HomeRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: home } = useSuspenseQuery(homePageQuery(fetchApi));
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  return (
    <>
      <PageHead
        title={`${homeHeading(home.count)} - ${site.name}`}
        description={`${home.subtitle}. ${site.tagline}`}
        canonicalPath={paths.home}
        data={homeData({
          siteName: site.name,
          siteUrl,
          publication: site.publication,
          questions: home.questions,
        })}
      />
      <HomePage home={home} />
    </>
  );
}
