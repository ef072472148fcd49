import { reviewSchema, type OwnReview, type Review } from '#contract/reviews';
import type { OwnReviewDoc } from '../queries/reviews.ts';
import { namedBy } from './named-by.ts';

export const presentReview = namedBy<Review>(reviewSchema);

export function presentOwnReview(doc: OwnReviewDoc): OwnReview {
  const { status, reason, restaurantId, photoId } = doc;
  // A new photo needs a new URL, because browsers cache photos.
  const photo = photoId === null ? null : `/api/restaurants/${restaurantId}/reviews/mine/photo?v=${photoId}`;
  return { ...presentReview(doc), status, reason, photo };
}
