'use client';

import type { ReactNode } from 'react';
import styles from './desk.module.css';

type Column = string | { name: string; look: 'count' | 'hidden' };

interface DeskTableProps {
  columns: readonly Column[];
  /** Needed if a page has several tables of the same kind. */
  label?: string;
  children: ReactNode;
}

/** A table that scrolls on its own on narrow screens. */
export function DeskTable({ columns, label, children }: DeskTableProps) {
  return (
    <div className={styles.scroll} {...(label && { role: 'region', 'aria-label': label })}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => {
              const { name, look } = typeof column === 'string' ? { name: column, look: null } : column;
              return (
                <th key={name} scope="col" className={look === 'count' ? styles.count : undefined}>
                  {look === 'hidden' ? <span className={styles.hidden}>{name}</span> : name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
