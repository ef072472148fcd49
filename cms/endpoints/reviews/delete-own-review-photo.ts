import type { deleteOwnReviewPhoto as operation } from '#contract/reviews';
import type { Handler } from '../../calls/handler.ts';
import { deleteReviewPhoto } from '../../commands/review-photo.ts';

export const deleteOwnReviewPhoto: Handler<typeof operation> = async ({ user, params, req }) => {
  await deleteReviewPhoto(req, { restaurantId: params.id, userId: user.id });
  return { status: 204 };
};
