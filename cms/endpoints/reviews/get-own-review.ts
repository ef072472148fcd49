import type { getOwnReview as operation } from '#contract/reviews';
import { presentOwnReview } from '../../presenters/review.ts';
import { findReviewOf } from '../../queries/reviews.ts';
import type { Handler } from '../../calls/handler.ts';

export const getOwnReview: Handler<typeof operation> = async ({ user, params, req }) => {
  const doc = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
  return { status: 200, body: { review: doc && presentOwnReview(doc) } };
};
