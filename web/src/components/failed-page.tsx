import { useEffect, useEffectEvent } from 'react';
import { useIsOnline } from '../hooks/use-is-online.ts';
import { openKeptCopy } from '../offline/kept-copy.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';
import styles from './failed-page.module.css';

interface FailedPageProps {
  /** `status: text` of the failed response, if there was one. */
  readonly detail: string | null;
  /** Temporary failure: the page asks the reader to come back in a moment. */
  readonly isToWait: boolean;
  /** Reloads the page's data. */
  readonly onRetry: () => void;
}

const BROKEN = {
  title: 'Something went wrong in the kitchen',
  text: 'We couldn’t put this page together. Trying again usually helps.',
};
const TO_WAIT = {
  title: 'The kitchen needs a moment',
  text: 'We can’t put this page together right now. Give it a minute and try again.',
};
const OFFLINE = {
  title: 'You’re offline',
  text: 'You need a connection to see this page. It’ll be here when you’re back online.',
};

/** Replaces a page that failed. The home link bypasses the router, which may be the cause. */
export function FailedPage({ detail, isToWait, onRetry }: FailedPageProps) {
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
  const { title, text } = isOnline ? (isToWait ? TO_WAIT : BROKEN) : OFFLINE;
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
