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
  // Another photo has another address: browsers show what they have.
  const photo = photoId === null ? null : `/api/restaurants/${restaurantId}/reviews/mine/photo?v=${photoId}`;
  return { ...presentReview(doc), status, reason, photo };
}
