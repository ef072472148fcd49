import * as texts from '#texts';
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
  const [title, text] = isOnline
    ? isTemporary
      ? [texts.failures.temporary(), texts.failures.temporaryText()]
      : [texts.failures.broken(), texts.failures.brokenText()]
    : [texts.failures.offline(), texts.failures.offlineText()];
  return (
    <NoticePage title={title} text={text}>
      {detail !== null && (
        <p role="status" className={styles.detail}>
          {detail}
        </p>
      )}
      <Button onClick={onRetry}>{texts.words.tryAgain()}</Button>
      <Button variant="outline" onClick={() => history.back()}>
        {texts.failures.goBack()}
      </Button>
      <a href={paths.home}>{texts.words.frontPage()}</a>
    </NoticePage>
  );
}
