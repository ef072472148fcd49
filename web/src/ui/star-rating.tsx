import { starHalves } from '#domain/places/stars';
import styles from './star-rating.module.css';

/** Five stars, with a half one from a fraction of .5 (spec 1 §2); announced as "4.5 out of 5". */
export function StarRating({ rating }: { readonly rating: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${formatRating(rating)} out of 5`}
      data-halves={starHalves(rating)}
    />
  );
}

/** One decimal, as ratings are printed everywhere. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}
