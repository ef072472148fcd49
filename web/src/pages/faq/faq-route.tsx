import TEXTS from '#city/texts.json';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FAQ_HEADING, pageTitle } from '#domain/words/headings';
import { faqData } from '#domain/structured-data/publication-data';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { FaqPage } from './faq-page.tsx';

function FaqRoute() {
  const { fetchApi, siteUrl } = useApp();
  const { data: home } = useSuspenseQuery(callQuery(fetchApi, 'getHomePage'));
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle(FAQ_HEADING, site.name)}
        description={TEXTS.faqDescription}
        canonicalPath={paths.faq}
        data={faqData({
          questions: home.questions,
          url: paths.faq,
          siteUrl,
          breadcrumbs: [
            { name: 'Home', url: paths.home },
            { name: 'FAQ', url: paths.faq },
          ],
        })}
      />
      <FaqPage questions={home.questions} site={site} />
    </>
  );
}

export const route: Page = {
  Component: FaqRoute,
  loader:
    ({ queryClient, fetchApi }) =>
    async () => {
      await queryClient.ensureQueryData(callQuery(fetchApi, 'getHomePage'));
      return null;
    },
};
