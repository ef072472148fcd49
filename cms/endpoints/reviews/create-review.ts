import type { createReview as operation } from '#contract/reviews';
import * as commands from '../../commands/write-review.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentOwnReview } from '../../presenters/review.ts';

export const createReview: Handler<typeof operation> = async ({ user, params, body, req }) => {
  const doc = await commands.createReview(req, { restaurantId: params.id, userId: user.id }, body);
  return { status: 201, body: presentOwnReview(doc) };
};
