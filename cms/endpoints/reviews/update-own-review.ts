import type { updateOwnReview as operation } from '#contract/reviews';
import type { Handler } from '../../calls/handler.ts';
import { updateReview } from '../../commands/write-review.ts';
import { presentOwnReview } from '../../presenters/review.ts';

export const updateOwnReview: Handler<typeof operation> = async ({ user, params, body, req }) => {
  const doc = await updateReview(req, { restaurantId: params.id, userId: user.id }, body);
  return { status: 200, body: presentOwnReview(doc) };
};
