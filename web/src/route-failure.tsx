import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { failureWords, isToWait } from './failure-words.ts';
import { PageHead } from './head/page-head.tsx';
import { FailedPage } from './components/failed-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

/** Custom not-found messages of some pages. */
export interface MissingPage {
  readonly title: string;
  readonly text: string;
  readonly page: ReactNode;
}

/** Shown when a page is missing or fails to load. */
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
      <PageHead title="Something went wrong" description="We couldn’t show this page." />
      <FailedPage detail={failureWords(error)} isToWait={isToWait(error)} onRetry={() => void revalidate()} />
    </>
  );
}
