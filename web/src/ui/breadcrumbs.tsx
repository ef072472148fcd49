import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[];
  readonly current: string;
}

/** Position of this page; the current page comes last and is not a link. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol role="list">
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
