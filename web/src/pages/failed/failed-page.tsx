import { NoticePage } from '../../components/notice-page.tsx';
import { useIsOnline } from '../../hooks/use-is-online.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './failed-page.module.css';

interface FailedPageProps {
  /** `status: text` of the answer that failed, where there was one. */
  readonly detail: string | null;
  /** Tries the same page again. */
  readonly onRetry: () => void;
}

/** What stands in place of a page that broke. A plain link leads home: the router may be what broke. */
export function FailedPage({ detail, onRetry }: FailedPageProps) {
  const isOnline = useIsOnline();
  return (
    <NoticePage
      title={isOnline ? 'Something went wrong in the kitchen' : 'You are offline'}
      text={
        isOnline
          ? 'This page could not be put together. Trying again often helps.'
          : 'This page needs the network. It will be here when you are back.'
      }
    >
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
