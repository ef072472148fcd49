import type { deleteOwnReview as operation } from '#contract/reviews';
import type { Handler } from '../../calls/handler.ts';
import { deleteReview } from '../../commands/write-review.ts';

export const deleteOwnReview: Handler<typeof operation> = async ({ user, params, req }) => {
  await deleteReview(req, { restaurantId: params.id, userId: user.id });
  return { status: 204 };
};
