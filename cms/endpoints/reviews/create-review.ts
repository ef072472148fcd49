import type { createReview as operation } from '#contract/reviews';
import { ValidationError } from 'payload';
import { presentOwnReview } from '../../presenters/review.ts';
import { isPublishedRestaurant } from '../../queries/restaurants.ts';
import { findReviewOf } from '../../queries/reviews.ts';
import { conflict, notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { toReviewFields } from './to-review-fields.ts';

const ALREADY = 'You have reviewed this place already; edit your review instead';

export const createReview: Handler<typeof operation> = async ({ user, params, body, req }) => {
  const fields = toReviewFields(body, new Date());
  if (!(await isPublishedRestaurant(req.payload, params.id))) throw notFound('Restaurant');
  const key = { restaurantId: params.id, userId: user.id };
  if (await findReviewOf(req.payload, key)) throw conflict(ALREADY);
  try {
    await req.payload.create({
      collection: 'reviews',
      data: { ...fields, restaurant: params.id, user: user.id },
      depth: 0,
      req,
    });
  } catch (error) {
    // The fields have been checked: what the database can still refuse is a second review at the same moment.
    if (error instanceof ValidationError) throw conflict(ALREADY);
    throw error;
  }
  const doc = await findReviewOf(req.payload, key);
  if (!doc) throw notFound('Review');
  return { status: 201, body: presentOwnReview(doc) };
};
