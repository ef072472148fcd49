import type { ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './page-section.module.css';

interface PageSectionProps {
  /** Also the section's accessible name. */
  readonly title: string;
  readonly id: string;
  readonly action?: ReactNode;
  /** The way to all of it, after the content. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A titled stretch of a page. */
export function PageSection({ title, id, action, more, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Container>
        <SectionHeading id={id} action={action}>
          {title}
        </SectionHeading>
        {children}
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </Container>
    </section>
  );
}
