'use client';

import type { ReactNode } from 'react';
import styles from './desk.module.css';

interface FactProps {
  name: string;
  isBad?: boolean;
  children: ReactNode;
}

/** A number or word with its name, in a list of `styles.facts`. */
export function Fact({ name, isBad = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isBad ? styles.bad : undefined}>{children}</dd>
    </div>
  );
}
