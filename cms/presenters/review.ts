import type { OwnReview, Review } from '#contract/reviews';
import type { ReviewDoc } from '../queries/reviews.ts';

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

export function presentOwnReview(doc: ReviewDoc): OwnReview {
  return { ...presentReview(doc), status: doc.status, reason: doc.reason };
}
