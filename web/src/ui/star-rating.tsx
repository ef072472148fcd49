import { starHalves } from '#domain/places/stars';
import * as texts from '#texts';
import styles from './star-rating.module.css';

/** Five stars, with a half star for fractions of .5 and up (spec 1 §2); announced as "4.5 out of 5". */
export function StarRating({ rating }: { readonly rating: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={texts.card.outOfFive({ rating: formatRating(rating) })}
      data-halves={starHalves(rating)}
    />
  );
}

/** One decimal, as everywhere on the site. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}
