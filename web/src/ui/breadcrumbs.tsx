import { HOME, type Breadcrumb } from '#domain/structured-data/json-ld';
import { curlApostrophes } from '#domain/words/characters';
import * as texts from '#texts';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

interface BreadcrumbsProps {
  /** The pages between the home page and this one. */
  readonly trail?: readonly Breadcrumb[] | undefined;
  readonly current: string;
}

/** Position of this page; the current page comes last and is not a link. */
export function Breadcrumbs({ trail = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.words.breadcrumb()} className={styles.breadcrumbs}>
      <ol role="list">
        {[HOME, ...trail].map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{curlApostrophes(name)}</Link>
          </li>
        ))}
        <li aria-current="page">{curlApostrophes(current)}</li>
      </ol>
    </nav>
  );
}
