import type { Site } from '#contract/pages';
import { Container } from '../ui/container.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './desk-header.module.css';

/** The masthead of the ad admins' dashboard: links to the site and the panel only. */
export function DeskHeader({ site }: { readonly site: Site }) {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Wordmark name={site.name} />
        {/* The panel is outside this site's router. */}
        <a href="/cms" className={styles.link}>
          Editors’ desk
        </a>
      </Container>
    </header>
  );
}
