import { countText } from '#domain/words/quantities';
import * as texts from '#texts';
import { formatRating, withStars } from '../ui/star-rating.tsx';
import styles from './place-rating.module.css';

interface PlaceRatingProps {
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

/** Stars, value and number of reviews; unknown is never shown as zero (decisions §3). */
export function PlaceRating({ rating, reviewCount }: PlaceRatingProps) {
  if (rating === null) return <p className={styles.unrated}>{texts.card.notYetRated()}</p>;

  const reviews = reviewCount === null ? undefined : texts.words.reviews({ count: reviewCount });
  return (
    <p {...withStars(rating, reviews)}>
      <strong>{formatRating(rating)}</strong>
      {reviewCount !== null && `(${countText(reviewCount)})`}
    </p>
  );
}
