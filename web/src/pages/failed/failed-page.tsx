import { useEffect, useEffectEvent } from 'react';
import { NoticePage } from '../../components/notice-page.tsx';
import { useIsOnline } from '../../hooks/use-is-online.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './failed-page.module.css';

interface FailedPageProps {
  /** `status: text` of the failed response, if there was one. */
  readonly detail: string | null;
  /** Nothing is broken: the page asks to come back in a moment. */
  readonly isToWait: boolean;
  /** Tries the same page again. */
  readonly onRetry: () => void;
}

const BROKEN = {
  title: 'Something went wrong in the kitchen',
  text: 'This page could not be put together. Trying again often helps.',
};
const TO_WAIT = {
  title: 'The kitchen needs a moment',
  text: 'This page cannot be put together just now. It will be here when you come back.',
};
const OFFLINE = {
  title: 'You are offline',
  text: 'This page needs the network. It will be here when you are back.',
};

/** What stands in place of a page that broke. A plain link leads home: the router may be what broke. */
export function FailedPage({ detail, isToWait, onRetry }: FailedPageProps) {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  // Back online the page comes by itself.
  useEffect(() => {
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
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
