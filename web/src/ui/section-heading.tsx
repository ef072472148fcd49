import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** Link to the full list, at the end of the line. */
  readonly action?: ReactNode;
}

/** A section's headline under a newspaper rule. */
export function SectionHeading({ children, id, action }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {action}
    </div>
  );
}
