import { countText } from '#domain/words/quantities';
import * as texts from '#texts';
import { StarRating, formatRating } from '../ui/star-rating.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './place-rating.module.css';

interface PlaceRatingProps {
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** Shows the word “reviews” beside their number. */
  readonly isSpelledOut?: boolean;
}

/** Stars, value and number of reviews; unknown is never shown as zero (decisions §3). */
export function PlaceRating({ rating, reviewCount, isSpelledOut = false }: PlaceRatingProps) {
  if (rating === null) return <p className={styles.unrated}>{texts.card.notYetRated()}</p>;

  return (
    <p className={styles.rating}>
      <StarRating rating={rating} />
      <strong>{formatRating(rating)}</strong>
      {reviewCount !== null && isSpelledOut && (
        <span className={styles.count}>{texts.partners.reviews({ count: reviewCount })}</span>
      )}
      {reviewCount !== null && !isSpelledOut && (
        <>
          <span className={styles.count} aria-hidden="true">
            {`(${countText(reviewCount)})`}
          </span>
          <VisuallyHidden>{texts.words.reviews({ count: reviewCount })}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
