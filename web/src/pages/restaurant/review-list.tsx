import { longDate, instantDayText } from '#domain/calendar/date-texts';
import type { RestaurantDetail } from '#contract/restaurants';
import type { Review, ReviewsPage } from '#contract/reviews';
import * as texts from '#texts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import styles from './review-list.module.css';

interface ReviewListProps {
  readonly place: Pick<RestaurantDetail, 'id' | 'name' | 'reviewCount' | 'isSample'>;
  readonly page: ReviewsPage;
}

/** Approved reviews, newest first; each page has its own address. */
export function ReviewList({ place, page }: ReviewListProps) {
  if (page.total === 0) {
    return <p className={styles.none}>{noneText(place)}</p>;
  }
  return (
    <div>
      {page.reviews.length === 0 ? (
        <p className={styles.none}>{texts.reviews.noMore()}</p>
      ) : (
        <ol role="list" className={styles.list}>
          {page.reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ol>
      )}
      <Pages id={place.id} page={page} />
    </div>
  );
}

/** Imported review counts are separate from reader reviews (decisions §5). */
function noneText({ reviewCount, isSample }: ReviewListProps['place']): string {
  if (reviewCount === null || reviewCount === 0) return texts.reviews.none();
  return isSample ? texts.reviews.noneSample() : texts.reviews.noneImported();
}

function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <StarRating rating={review.rating} />
        <strong>{review.author}</strong>
        <time dateTime={review.createdAt}>{instantDayText(review.createdAt)}</time>
      </p>
      <p className={styles.comment}>{review.comment}</p>
      {review.isCheckedIn && (
        <p className={styles.visit}>
          {review.checkinDate === null
            ? texts.reviews.visited()
            : texts.reviews.visitedOn({ date: longDate(review.checkinDate) })}
        </p>
      )}
    </article>
  );
}

function Pages({ id, page }: { readonly id: number; readonly page: ReviewsPage }) {
  const last = Math.ceil(page.total / page.perPage);
  if (last <= 1) return null;
  const address = (number: number) =>
    `${paths.restaurant(id)}${number === 1 ? '' : `?reviews=${number}`}#reviews`;
  return (
    <nav aria-label={texts.reviews.pages()} className={styles.pages}>
      {page.page > 1 && (
        <Link to={address(Math.min(page.page - 1, last))} preventScrollReset>
          {texts.reviews.newer()}
        </Link>
      )}
      <span>{texts.reviews.pageOf({ page: page.page, last })}</span>
      {page.page < last && (
        <Link to={address(page.page + 1)} preventScrollReset>
          {texts.reviews.older()}
        </Link>
      )}
    </nav>
  );
}
