import { useSuspenseQuery } from '@tanstack/react-query';
import { data, useParams } from 'react-router';
import { awardName } from '#domain/guides/award-snippet';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { canonical, slugParams } from '../../loading/address.ts';
import { orNotFound } from '../../loading/or-not-found.ts';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { AwardPage } from './award-page.tsx';

function AwardRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { slug = '' } = useParams();
  const { data: award } = useSuspenseQuery(callQuery(fetchApi, 'getAwardPage', { params: { slug } }));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(`${award.recipient}: ${awardName(site.name)}`, site.name)}
        description={`${award.recipient} won the ${award.year} ${awardName(site.name)}.`}
        robots={PRIVATE_PAGE}
      />
      <AwardPage key={award.slug} award={award} product={site.name} siteUrl={siteUrl} />
    </>
  );
}

export const route: Page = {
  Component: AwardRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async ({ params, request }) => {
      const award = await orNotFound(
        queryClient.ensureQueryData(callQuery(fetchApi, 'getAwardPage', { params: slugParams(params) })),
      );
      canonical(request, paths.award(award.slug));
      return data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE } });
    },
};
