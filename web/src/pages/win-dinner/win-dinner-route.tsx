import CITY from '#city/region.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { GIFT_CARD_DOLLARS } from '#domain/guides/editorial-words';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { WinDinnerPage } from './win-dinner-page.tsx';

function WinDinnerRoute() {
  const { fetchApi } = useApp();
  const { data: page } = useSuspenseQuery(callQuery(fetchApi, 'getWinDinnerPage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(`Win a $${GIFT_CARD_DOLLARS} Dinner`, site.name)}
        description={`One reader a month wins a $${GIFT_CARD_DOLLARS} gift card to a ${CITY.name} restaurant. It’s free to enter by email.`}
        canonicalPath={paths.winDinner}
      />
      <WinDinnerPage signupEmbedUrl={page.signupEmbedUrl} newsletterUrl={site.newsletterUrl} />
    </>
  );
}

export const route: Page = {
  Component: WinDinnerRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'getWinDinnerPage'));
      return null;
    },
};
