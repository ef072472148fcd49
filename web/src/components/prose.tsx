import type { ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import styles from './prose.module.css';

interface ProseProps {
  readonly children: ReactNode;
  /** The page provides its own container, to place content next to the text. */
  readonly isInside?: boolean;
}

/** A text page: headings, paragraphs, lists and tables at reading width. */
export function Prose({ children, isInside = false }: ProseProps) {
  const text = <div className={styles.prose}>{children}</div>;
  return isInside ? text : <Container>{text}</Container>;
}
