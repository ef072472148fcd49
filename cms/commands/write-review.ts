import type { reviewInputSchema } from '#contract/reviews';
import { cityDay } from '#domain/calendar/city-time';
import { ValidationError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { badRequest, conflict, notFound } from '../calls/call-error.ts';
import { isPublishedRestaurant } from '../queries/restaurants.ts';
import { findReviewOf, type OwnReviewDoc, type ReviewKey } from '../queries/reviews.ts';

type ReviewInput = z.output<typeof reviewInputSchema>;

const ALREADY = 'You’ve already reviewed this place. Edit that review instead';

/** Creates a diner's review of a place; 409 if there is one already. */
export async function createReview(
  req: PayloadRequest,
  key: ReviewKey,
  input: ReviewInput,
): Promise<OwnReviewDoc> {
  const fields = toFields(input, new Date());
  if (!(await isPublishedRestaurant(req.payload, key.restaurantId))) throw notFound('Restaurant');
  if (await findReviewOf(req.payload, key)) throw conflict(ALREADY);
  try {
    await req.payload.create({
      collection: 'reviews',
      data: { ...fields, restaurant: key.restaurantId, user: key.userId },
      depth: 0,
      req,
    });
  } catch (error) {
    // The fields are valid: the database can only reject a concurrent second review.
    if (error instanceof ValidationError) throw conflict(ALREADY);
    throw error;
  }
  return findOwn(req, key);
}

export async function updateReview(
  req: PayloadRequest,
  key: ReviewKey,
  input: ReviewInput,
): Promise<OwnReviewDoc> {
  const data = toFields(input, new Date());
  const doc = await findOwn(req, key);
  await req.payload.update({ collection: 'reviews', id: doc.id, data, depth: 0, req });
  return { ...doc, ...data };
}

export async function deleteReview(req: PayloadRequest, key: ReviewKey): Promise<void> {
  const { id } = await findOwn(req, key);
  await req.payload.delete({ collection: 'reviews', id, depth: 0, req });
}

async function findOwn({ payload }: PayloadRequest, key: ReviewKey): Promise<OwnReviewDoc> {
  const doc = await findReviewOf(payload, key);
  if (!doc) throw notFound('Review');
  return doc;
}

/** Every change needs a new approval. */
function toFields(input: ReviewInput, now: Date) {
  const { rating, comment, checkinDate } = input;
  if (checkinDate !== null && checkinDate > cityDay(now)) {
    throw badRequest('Your visit can’t be in the future');
  }
  const isCheckedIn = input.isCheckedIn || checkinDate !== null;
  return { rating, comment, checkinDate, isCheckedIn, status: 'pending' as const, reason: null };
}
