import type { ReactNode } from 'react';
import styles from './no-script.module.css';

/** A sentence shown when JavaScript is disabled. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
