import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence about what is missing. */
  readonly message: string;
  readonly children?: ReactNode;
}

/**
 * An empty list with a friendly message and a next step. Announced when it appears while the reader types.
 */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.plate} viewBox="0 0 120 120" aria-hidden="true">
        <use href={paths.emblem} x="30" y="31" width="60" height="60" />
      </svg>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {children !== undefined && <div className={styles.next}>{children}</div>}
    </div>
  );
}
