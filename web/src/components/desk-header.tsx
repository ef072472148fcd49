import type { Site } from '#contract/pages';
import { Container } from '../ui/container.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './desk-header.module.css';

/** The masthead of the ad admins' dashboard: to the site and to the panel, no public links or sign-in. */
export function DeskHeader({ site }: { readonly site: Site }) {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Wordmark name={site.name} />
        {/* The panel is no page of this site's router. */}
        <a href="/cms" className={styles.link}>
          Editors’ desk
        </a>
      </Container>
    </header>
  );
}
