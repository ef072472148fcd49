import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failureWords, isToWait } from './failure-words.ts';
import { FailedPage } from './components/failed-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

/** Shown when even the header and footer can't load. Needs no data; without it the router would show a stack trace. */
export function RootFailure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="content">
      <title>{isMissing ? '404 Page Not Found' : 'Something went wrong'}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <NotFoundPage />
      ) : (
        <FailedPage
          detail={failureWords(error)}
          isToWait={isToWait(error)}
          onRetry={() => window.location.reload()}
        />
      )}
    </main>
  );
}
