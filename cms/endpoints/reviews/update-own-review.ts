import type { updateOwnReview as operation } from '#contract/reviews';
import { presentOwnReview } from '../../presenters/review.ts';
import { findReviewOf } from '../../queries/reviews.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { toReviewFields } from './to-review-fields.ts';

export const updateOwnReview: Handler<typeof operation> = async ({ user, params, body, req }) => {
  const key = { restaurantId: params.id, userId: user.id };
  const data = toReviewFields(body, new Date());
  const doc = await findReviewOf(req.payload, key);
  if (!doc) throw notFound('Review');
  await req.payload.update({ collection: 'reviews', id: doc.id, data, depth: 0, req });
  return { status: 200, body: presentOwnReview({ ...doc, ...data }) };
};
