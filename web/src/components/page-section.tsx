import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './page-section.module.css';

interface PageSectionProps {
  /** Also the section's accessible name. */
  readonly title: string;
  readonly id: string;
  /** The heading is the page's title. */
  readonly isTitle?: boolean;
  /** Link to the full list, after the content. */
  readonly more?: ReactNode;
  /** A navigation link, hidden in print. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

export function PageSection({ title, id, isTitle, more, screenOnly = false, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={clsx(styles.section, screenOnly && styles.screenOnly)}>
      <Container>
        <SectionHeading id={id} isTitle={isTitle}>
          {title}
        </SectionHeading>
        {children}
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </Container>
    </section>
  );
}
