import type { deleteOwnReview as operation } from '#contract/reviews';
import { findReviewOf } from '../../queries/reviews.ts';
import { requireDiner } from '../accounts/require-diner.ts';
import { notFound } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

export const deleteOwnReview: Handler<typeof operation> = async ({ params, req }) => {
  const doc = await findReviewOf(req.payload, { restaurantId: params.id, userId: requireDiner(req).id });
  if (!doc) throw notFound('Review');
  await req.payload.delete({ collection: 'reviews', id: doc.id, depth: 0, req });
  return { status: 204 };
};
