import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** The page's title: no rule, next to the content that follows, and focusable. */
  readonly isTitle?: boolean | undefined;
}

/** A section's headline under a newspaper rule. */
export function SectionHeading({ children, id, isTitle = false }: SectionHeadingProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <div className={isTitle ? styles.lead : styles.heading}>
      <Heading id={id} className={styles.title} tabIndex={isTitle ? -1 : undefined}>
        {children}
      </Heading>
    </div>
  );
}
