import type { UseQueryResult } from '@tanstack/react-query';
import { failureWords } from '../../failures/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './admin-page.module.css';

interface LoadStateProps {
  /** What is loaded, such as "the calendar". */
  readonly of: string;
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
}

/** Above what a query has answered: that it has not yet, or could not, as with the newest numbers. */
export function LoadState({ of, query: { data, error, refetch } }: LoadStateProps) {
  if (error === null) {
    return (
      data === undefined && (
        <p role="status" className={styles.waiting}>
          <Spinner /> Loading…
        </p>
      )
    );
  }
  const words = failureWords(error);
  return (
    <div role="alert" className={styles.failure}>
      <p>
        We couldn’t load {of}
        {words === null ? '.' : `: ${words}`}
      </p>
      <Button size="small" variant="outline" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
