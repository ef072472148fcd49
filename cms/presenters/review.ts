import type { OwnReview, Review } from '#contract/reviews';
import type { OwnReviewDoc, ReviewDoc } from '../queries/reviews.ts';

export function presentReview(doc: ReviewDoc): Review {
  return {
    id: doc.id,
    restaurantId: doc.restaurantId,
    userId: doc.userId,
    author: doc.author,
    rating: doc.rating,
    comment: doc.comment,
    createdAt: doc.createdAt,
    checkinDate: doc.checkinDate,
    isCheckedIn: doc.isCheckedIn,
  };
}

export function presentOwnReview(doc: OwnReviewDoc): OwnReview {
  const { status, reason, restaurantId, photoId } = doc;
  // A new photo needs a new URL, because browsers cache photos.
  const photo = photoId === null ? null : `/api/restaurants/${restaurantId}/reviews/mine/photo?v=${photoId}`;
  return { ...presentReview(doc), status, reason, photo };
}
