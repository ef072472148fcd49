import { useEffect, useEffectEvent } from 'react';
import { useIsOnline } from '../hooks/use-is-online.ts';
import { openKeptCopy } from '../offline/kept-copy.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { failureWords, isTemporaryFailure } from './failure-words.ts';
import { NoticePage } from './notice-page.tsx';
import styles from './failed-page.module.css';

interface FailedPageProps {
  readonly error: unknown;
  /** The page asks the reader to come back in a moment. */
  readonly isTemporary?: boolean;
  /** Reloads the page's data. */
  readonly onRetry: () => void;
}

const BROKEN = {
  title: 'Something went wrong in the kitchen',
  text: 'We couldn’t put this page together. Trying again usually helps.',
};
const TEMPORARY = {
  title: 'The kitchen needs a moment',
  text: 'We can’t put this page together right now. Give it a minute and try again.',
};
const OFFLINE = {
  title: 'You’re offline',
  text: 'You need a connection to see this page. It’ll be here when you’re back online.',
};

/** Replaces a page that failed. The home link bypasses the router, which may be the cause. */
export function FailedPage({ error, isTemporary = isTemporaryFailure(error), onRetry }: FailedPageProps) {
  const detail = failureWords(error);
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  // The page reloads on its own once the reader is back online.
  useEffect(() => {
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (!isOnline) void openKeptCopy();
  }, [isOnline]);
  const { title, text } = isOnline ? (isTemporary ? TEMPORARY : BROKEN) : OFFLINE;
  return (
    <NoticePage title={title} text={text}>
      {detail !== null && (
        <p role="status" className={styles.detail}>
          {detail}
        </p>
      )}
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="outline" onClick={() => history.back()}>
        Go back
      </Button>
      <a href={paths.home}>Back to the front page</a>
    </NoticePage>
  );
}
