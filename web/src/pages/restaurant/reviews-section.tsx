import type { RestaurantDetail } from '#contract/restaurants';
import type { ReviewsPage } from '#contract/reviews';
import { PageSection } from '../../components/page-section.tsx';
import { OwnReviewArea } from './own-review-area.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps {
  readonly place: RestaurantDetail;
  readonly page: ReviewsPage;
}

/** Reviews by readers, separate from the imported rating, and the form to write one (decisions §5). */
export function ReviewsSection({ place, page }: ReviewsSectionProps) {
  return (
    <PageSection id="reviews" title="Reader reviews">
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
