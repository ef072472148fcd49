import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Container } from '../ui/container.tsx';
import styles from './notice-page.module.css';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly search?: ReactNode;
  readonly children: ReactNode;
}

/** A full page with a single message and links to the main pages. */
export function NoticePage({ title, text, search, children }: NoticePageProps) {
  return (
    <Container className={styles.notice}>
      <svg className={styles.emblem} viewBox="0 0 100 100" aria-hidden="true">
        <use href={paths.emblem} width="100" height="100" />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      <div className={styles.ways}>{children}</div>
    </Container>
  );
}
