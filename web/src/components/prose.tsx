import type { ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import styles from './prose.module.css';

/** A text page: headings, paragraphs, lists and tables at reading width. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={styles.prose}>{children}</div>
    </Container>
  );
}
