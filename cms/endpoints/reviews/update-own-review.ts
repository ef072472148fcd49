import type { updateOwnReview as operation } from '#contract/reviews';
import { presentOwnReview } from '../../presenters/review.ts';
import { findReviewOf } from '../../queries/reviews.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import { notFound } from '../contract-error.ts';
import type { Handler } from '../handler.ts';
import { toReviewFields } from './to-review-fields.ts';

export const updateOwnReview: Handler<typeof operation> = async ({ params, body, req }) => {
  const key = { restaurantId: params.id, userId: requireDiner(req).id };
  const data = toReviewFields(body, new Date());
  const doc = await findReviewOf(req.payload, key);
  if (!doc) throw notFound('Review');
  await req.payload.update({ collection: 'reviews', id: doc.id, data, depth: 0, req });
  return { status: 200, body: presentOwnReview({ ...doc, ...data }) };
};
