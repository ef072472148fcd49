import type { UseQueryResult } from '@tanstack/react-query';
import { failureWords } from '../../failures/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './admin-page.module.css';

export function Waiting() {
  return (
    <p role="status" className={styles.waiting}>
      <Spinner /> Loading…
    </p>
  );
}

interface FailureProps {
  /** What could not be loaded, such as "the calendar". */
  readonly of: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

export function Failure({ of, error, onRetry }: FailureProps) {
  const words = failureWords(error);
  return (
    <div role="alert" className={styles.failure}>
      <p>
        We couldn’t load {of}
        {words === null ? '.' : `: ${words}`}
      </p>
      <Button size="small" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface UnlessLoadedProps {
  readonly of: string;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** In the place of what a query has not answered yet. */
export function UnlessLoaded({ of, query: { error, refetch } }: UnlessLoadedProps) {
  return error ? <Failure of={of} error={error} onRetry={() => void refetch()} /> : <Waiting />;
}
