import type { ReactNode } from 'react';
import styles from './no-script.module.css';

/** A sentence for those whose browser runs no scripts. */
export function NoScript({ children }: { readonly children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
