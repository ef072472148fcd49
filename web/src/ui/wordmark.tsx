import { paths } from '../paths.ts';
import { Link } from './link.tsx';
import styles from './wordmark.module.css';

/** The site's name and stamp, linked to the home page. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <Link to={paths.home} className={styles.wordmark}>
      <svg className={styles.stamp} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <use href={paths.emblem} x="7" y="8" width="34" height="34" />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
