import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { failureWords, isToWait } from './failure-words.ts';
import { PageHead } from './head/page-head.tsx';
import { FailedPage } from './pages/failed/failed-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

/** What some pages say in their own words when they are not there. */
export interface MissingPage {
  readonly title: string;
  readonly text: string;
  readonly page: ReactNode;
}

/** What stands in place of a page that is not there or could not be shown. */
export function RouteFailure({ missing }: { readonly missing?: MissingPage }) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <PageHead
          title={missing?.title ?? '404 Page Not Found'}
          description={missing?.text ?? 'There is no page at this address.'}
        />
        {missing?.page ?? <NotFoundPage />}
      </>
    );
  }
  return (
    <>
      <PageHead title="Something went wrong" description="This page could not be shown." />
      <FailedPage detail={failureWords(error)} isToWait={isToWait(error)} onRetry={() => void revalidate()} />
    </>
  );
}
