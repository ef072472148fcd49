import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Headings, paragraphs, lists and tables at reading width. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
