import type { ReviewsPage } from '#contract/reviews';
import { formatRating, StarRating } from '../../ui/star-rating.tsx';
import styles from './review-summary.module.css';

/** The diners' average and the distribution of their stars. */
export function ReviewSummary({ page }: { readonly page: ReviewsPage }) {
  const { average, total, breakdown } = page;
  if (average === null) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{formatRating(average)}</strong>
        <span>
          <StarRating rating={average} />
          <span className={styles.total}>
            {total} {total === 1 ? 'review' : 'reviews'} from diners
          </span>
        </span>
      </p>
      <ul role="list" aria-label="How many stars diners give" className={styles.breakdown}>
        {breakdown.map(({ rating, count }) => (
          <li key={rating}>
            <span>
              {rating} {rating === 1 ? 'star' : 'stars'}
            </span>
            <progress max={total} value={count} aria-hidden="true" />
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
