import type { ReactNode } from 'react';
import styles from './numbers-table.module.css';

interface NumbersTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** Rows, each beginning with its header. */
  readonly children: ReactNode;
}

/** Scrolls by itself where it is wider than the screen. */
export function NumbersTable({ title, heads, children }: NumbersTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
    <div role="region" aria-label={title} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
