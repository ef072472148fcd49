import { failureWords } from '../../failures/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import styles from './search-failed.module.css';

interface SearchFailedProps {
  /** `null` while the query waits for the browser to be online again. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The search failed: the reason, and a retry button. */
export function SearchFailed({ error, onRetry }: SearchFailedProps) {
  const words = failureWords(error);
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.message}>
        {error === null
          ? 'You’re offline. The list will load when you’re back.'
          : `We couldn’t load the restaurants${words === null ? '' : ` (${words})`}.`}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
