import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { awardName } from '#domain/award-snippet';
import { pageTitle } from '#domain/headings';
import { awardPageQuery } from '../../api/editorial.ts';
import { siteQuery } from '../../api/pages.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { AwardPage } from './award-page.tsx';

export function AwardRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const { data: award } = useSuspenseQuery(awardPageQuery(fetchApi, slug));
  const { data: site } = useSuspenseQuery(siteQuery(fetchApi));
  return (
    <>
      <PageHead
        title={pageTitle(`${award.recipient}: ${awardName(site.name)}`, site.name)}
        description={`${award.recipient} holds the ${awardName(site.name)} ${award.year}.`}
        robots={PRIVATE_PAGE}
      />
      <AwardPage key={award.slug} award={award} product={site.name} siteUrl={siteUrl} />
    </>
  );
}
