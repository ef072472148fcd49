import type { deleteOwnReview as operation } from '#contract/reviews';
import { findReviewOf } from '../../queries/reviews.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const deleteOwnReview: Handler<typeof operation> = async ({ user, params, req }) => {
  const doc = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
  if (!doc) throw notFound('Review');
  await req.payload.delete({ collection: 'reviews', id: doc.id, depth: 0, req });
  return { status: 204 };
};
