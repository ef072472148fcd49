import { useSuspenseQuery } from '@tanstack/react-query';
import { pageTitle } from '#domain/words/headings';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { FailedPage } from '../../components/failed-page.tsx';
import { PageHead } from '../../head/page-head.tsx';
import type { Page } from '../../lazy-page.ts';
import { isSameOriginPath, paths } from '../../paths.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';

/** Shown offline in place of a page without a kept copy. The fragment contains that page's address. */
function OfflineRoute() {
  const { data: site } = useSuspenseQuery(callQuery(useApp().fetchApi, 'getSite'));
  return (
    <>
      <PageHead
        title={pageTitle('Offline', site.name)}
        description="This page needs a connection."
        robots={PRIVATE_PAGE}
      />
      <FailedPage detail={null} isToWait onRetry={() => location.replace(wanted())} />
    </>
  );
}

function wanted(): string {
  const address = location.hash.slice(1);
  return isSameOriginPath(address) ? address : paths.home;
}

export const route: Page = { Component: OfflineRoute };
