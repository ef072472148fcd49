'use client';

import styles from './desk.module.css';

/** Error and success messages. Both are rendered from the start, or screen readers would miss changes. */
export function Notices({ problem, said = '' }: { problem: string | null; said?: string }) {
  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
