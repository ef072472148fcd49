import type { RestaurantDetail } from '#contract/restaurants';
import { paths } from '../../paths.ts';
import { holdSeparators } from '../../ui/hold-separators.ts';
import { Link } from 'react-router';
import styles from './place-notice.module.css';

const NOTICES = {
  closed: 'This place has closed for good, so it’s off our lists.',
  'temporarily-closed': 'This place is temporarily closed.',
} as const;

/** States that a place is closed and links to alternatives. */
export function PlaceNotice({ place }: { readonly place: RestaurantDetail }) {
  const { status, similar, hasCuisinePage, category, neighborhood } = place;
  if (status === 'open') return null;
  return (
    <div className={styles.notice}>
      <p>{NOTICES[status]}</p>
      <p className={styles.instead}>
        <span>Try these instead:</span>
        {similar.length > 0 && <a href="#similar">Similar places</a>}
        {hasCuisinePage && <Link to={paths.cuisine(category)}>{category}</Link>}
        <Link to={paths.neighborhood(neighborhood)}>{holdSeparators(neighborhood)}</Link>
      </p>
    </div>
  );
}
