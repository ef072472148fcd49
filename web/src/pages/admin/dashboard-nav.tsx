import { Link } from '../../ui/link.tsx';
import { VIEWS, viewPath, type DashboardView } from './dashboard-view.ts';
import styles from './dashboard-nav.module.css';

export function DashboardNav({ view }: { readonly view: DashboardView }) {
  return (
    <nav aria-label="Dashboard">
      <ul role="list" className={styles.nav}>
        {VIEWS.map((one) => (
          <li key={one.view}>
            <Link to={viewPath(one.view)} aria-current={view.is === one.view ? 'page' : undefined}>
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
