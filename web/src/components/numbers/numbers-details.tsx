import type { ReactNode } from 'react';
import styles from './numbers-table.module.css';

interface NumbersDetailsProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What is looked up now and then, such as the numbers of a chart. */
export function NumbersDetails({ title, open = false, children }: NumbersDetailsProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
