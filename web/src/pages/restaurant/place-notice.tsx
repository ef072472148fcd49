import type { RestaurantDetail } from '#contract/restaurants';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import * as texts from '#texts';
import { paths } from '../../paths.ts';
import { holdSeparators } from '../../ui/hold-separators.ts';
import { Link } from '../../ui/link.tsx';
import styles from './place-notice.module.css';

/** States that a place is closed and links to alternatives. */
export function PlaceNotice({ place }: { readonly place: RestaurantDetail }) {
  const { status, similar, hasCuisinePage, category, neighborhood } = place;
  if (status === 'open') return null;
  return (
    <div className={styles.notice}>
      <p>{texts.place.notices[status]()}</p>
      <p className={styles.instead}>
        <span>{texts.place.tryThese()}</span>
        {similar.length > 0 && <a href="#similar">{texts.place.similarPlaces()}</a>}
        {hasCuisinePage && <Link to={paths.cuisine(category)}>{category}</Link>}
        {isNeighborhood(neighborhood) && (
          <Link to={paths.neighborhood(neighborhood)}>{holdSeparators(neighborhood)}</Link>
        )}
      </p>
    </div>
  );
}
