import type { RestaurantDetail } from '#contract/restaurants';
import type { ReviewsPage } from '#contract/reviews';
import * as texts from '#texts';
import { PageSection } from '../../components/page-section.tsx';
import { formatRating, StarRating } from '../../ui/star-rating.tsx';
import { OwnReviewArea } from './own-review-area.tsx';
import { ReviewList } from './review-list.tsx';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps {
  readonly place: RestaurantDetail;
  readonly page: ReviewsPage;
}

/** Reviews by readers, separate from the imported rating, and the form to write one (decisions §5). */
export function ReviewsSection({ place, page }: ReviewsSectionProps) {
  return (
    <PageSection id="reviews" title={texts.reviews.title()}>
      <div className={styles.section}>
        <div className={styles.side}>
          {page.total > 0 && <ReviewSummary page={page} />}
          <OwnReviewArea place={place} />
        </div>
        <ReviewList place={place} page={page} />
      </div>
    </PageSection>
  );
}

/** The diners' average and the distribution of their stars. */
function ReviewSummary({ page }: { readonly page: ReviewsPage }) {
  const { average, total, breakdown } = page;
  if (average === null) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{formatRating(average)}</strong>
        <span>
          <StarRating rating={average} />
          <span className={styles.total}>{texts.reviews.fromDiners({ count: total })}</span>
        </span>
      </p>
      <ul role="list" aria-label={texts.reviews.breakdown()} className={styles.breakdown}>
        {breakdown.map(({ rating, count }) => (
          <li key={rating}>
            <span>{texts.words.stars({ count: rating })}</span>
            <progress max={total} value={count} aria-hidden="true" />
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
