import { Link } from '../../ui/link.tsx';
import { VIEWS, viewPath, type DashboardView } from './dashboard-view.ts';
import styles from './dashboard-nav.module.css';

export function DashboardNav({ view }: { readonly view: DashboardView }) {
  // The pages of what was sold are reached from the campaigns.
  const current = view.is === 'numbers' ? 'campaigns' : view.is;
  return (
    <nav aria-label="Dashboard">
      <ul role="list" className={styles.nav}>
        {VIEWS.map((one) => (
          <li key={one.view}>
            <Link to={viewPath(one.view)} aria-current={one.view === current || undefined}>
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
