import { Button } from '../../ui/button.tsx';
import styles from './search-failed.module.css';

interface SearchFailedProps {
  /** `null`: the question waits for the line to come back. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** No answer: why, and the way to ask again. */
export function SearchFailed({ error, onRetry }: SearchFailedProps) {
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.message}>
        {error === null
          ? 'You are offline. The list comes as soon as you are connected again.'
          : `The restaurants could not be loaded (${error.message}).`}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
