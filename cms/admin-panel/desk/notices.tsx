'use client';

import { useEffect, useRef } from 'react';
import styles from './desk.module.css';

/** Error and success messages. Both are always rendered, or screen readers would miss changes. */
export function Notices({ problem, said = '' }: { problem: string | null; said?: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  // The pressed button may be screens below.
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <>
      <p ref={alert} role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
