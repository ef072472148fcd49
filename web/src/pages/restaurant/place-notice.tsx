import type { RestaurantDetail } from '#contract/restaurants';
import styles from './place-notice.module.css';

const NOTICES = {
  closed: 'This place has closed for good. It is no longer part of our lists.',
  'temporarily-closed': 'This place is closed for the time being.',
} as const;

/** Says so when a place is not open for guests. */
export function PlaceNotice({ status }: Pick<RestaurantDetail, 'status'>) {
  if (status === 'open') return null;
  return <p className={styles.notice}>{NOTICES[status]}</p>;
}
