import type { sendReviewPhoto as operation } from '#contract/reviews';
import type { Handler } from '../../calls/handler.ts';
import * as commands from '../../commands/review-photo.ts';
import { presentOwnReview } from '../../presenters/review.ts';

export const sendReviewPhoto: Handler<typeof operation> = async ({ user, params, body, req }) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const key = { restaurantId: params.id, userId: user.id };
  const doc = await commands.sendReviewPhoto(req, key, Buffer.concat(chunks));
  return { status: 200, body: presentOwnReview(doc) };
};
