import { starHalves } from '#domain/places/stars';
import * as texts from '#texts';
import styles from './star-rating.module.css';

/** Five stars, with a half star for fractions of .5 and up (spec 1 §2); announced as "4.5 out of 5". */
export function StarRating({ rating }: { readonly rating: number }) {
  return <span {...withStars(rating)} />;
}

/** The attributes of an element that begins with its stars. It is announced as one: the stars, then `said`. */
export function withStars(rating: number, said?: string) {
  const stars = texts.card.outOfFive({ rating: formatRating(rating) });
  return {
    className: styles.stars,
    role: 'img',
    'aria-label': said === undefined ? stars : `${stars}, ${said}`,
    'data-halves': starHalves(rating),
  };
}

/** One decimal, as everywhere on the site. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}
