'use client';

import styles from './desk.module.css';

/** What went wrong, and what has been done. Both are there from the start: only then are changes read out. */
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
