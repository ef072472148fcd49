import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { failureWords } from './failure-words.ts';
import { PageHead } from './head/page-head.tsx';
import { FailedPage } from './pages/failed/failed-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

/** What stands in place of a page that is not there or could not be shown. */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <PageHead title="404 Page Not Found" description="There is no page at this address." />
        <NotFoundPage />
      </>
    );
  }
  return (
    <>
      <PageHead title="Something went wrong" description="This page could not be shown." />
      <FailedPage detail={failureWords(error)} onRetry={() => void revalidate()} />
    </>
  );
}
