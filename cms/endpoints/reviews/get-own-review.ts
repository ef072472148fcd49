import type { getOwnReview as operation } from '#contract/reviews';
import { presentOwnReview } from '../../presenters/review.ts';
import { findReviewOf } from '../../queries/reviews.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import type { Handler } from '../handler.ts';

export const getOwnReview: Handler<typeof operation> = async ({ params, req }) => {
  const { id: userId } = requireDiner(req);
  const doc = await findReviewOf(req.payload, { restaurantId: params.id, userId });
  return { status: 200, body: { review: doc && presentOwnReview(doc) } };
};
