'use client';

import type { ReactNode } from 'react';
import styles from './desk.module.css';

interface DeskPageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function DeskPage({ title, actions, children }: DeskPageProps) {
  return (
    <div className={`gutter--left gutter--right ${styles.desk}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
