import type { Breadcrumb } from '#domain/structured-data/json-ld';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Container } from '../ui/container.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  /** One true sentence about the page's content. */
  readonly fact?: string | null;
  /** The pages between the home page and this one. */
  readonly trail?: readonly Breadcrumb[];
  readonly current: string;
  readonly art?: ReactNode;
  readonly children?: ReactNode;
}

/** The header of a list page: breadcrumbs, title and summary. */
export function PageHeader({ title, subtitle, fact, trail, current, art, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Container className={styles.inner}>
        <div className={styles.text}>
          <Breadcrumbs trail={trail} current={current} />
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          {fact && <p className={styles.fact}>{fact}</p>}
          {children}
        </div>
        {art !== undefined && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </Container>
    </header>
  );
}
