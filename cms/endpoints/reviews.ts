import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { summarizeReviews } from '#domain/places/review-summary';
import { notFound } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { deleteReviewPhoto, sendReviewPhoto } from '../commands/review-photo.ts';
import { createReview, deleteReview, updateReview } from '../commands/write-review.ts';
import { presentReview, presentOwnReview } from '../presenters/review.ts';
import { findPhotoFile } from '../queries/place-photos.ts';
import { countRatings, listApprovedReviews, findReviewOf } from '../queries/reviews.ts';
import { readUpload } from '../uploads/read-upload.ts';

export const reviewsHandlers = {
  listReviews: async ({ params, query, req: { payload } }) => {
    const counts = await countRatings(payload, params.id);
    if (!counts) throw notFound('Restaurant');
    // Skips the query for places without reviews, which most are.
    const docs =
      counts.length === 0 ? [] : await listApprovedReviews(payload, { restaurantId: params.id, ...query });
    return { ...query, ...summarizeReviews(counts), reviews: docs.map(presentReview) };
  },

  createReview: async ({ user, params, body, req }) => {
    const doc = await createReview(req, { restaurantId: params.id, userId: user.id }, body);
    return presentOwnReview(doc);
  },

  getOwnReview: async ({ user, params, req }) => {
    const doc = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
    return { review: doc && presentOwnReview(doc) };
  },

  updateOwnReview: async ({ user, params, body, req }) => {
    const doc = await updateReview(req, { restaurantId: params.id, userId: user.id }, body);
    return presentOwnReview(doc);
  },

  sendReviewPhoto: async ({ user, params, body, req }) => {
    const key = { restaurantId: params.id, userId: user.id };
    const doc = await sendReviewPhoto(req, key, await buffer(body));
    return presentOwnReview(doc);
  },

  getOwnReviewPhoto: async ({ user, params, req }) => {
    const review = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
    const id = review?.photoId ?? null;
    const filename = id === null ? null : await findPhotoFile(req.payload, id);
    if (id === null || filename === null) throw notFound('Photo');
    const bytes = await readUpload(req.payload, 'place-photos', filename);
    if (!bytes) throw notFound('Photo');
    return { name: 'your-photo.webp', text: Readable.from([bytes]) };
  },

  deleteOwnReviewPhoto: ({ user, params, req }) =>
    deleteReviewPhoto(req, { restaurantId: params.id, userId: user.id }),

  deleteOwnReview: ({ user, params, req }) => deleteReview(req, { restaurantId: params.id, userId: user.id }),
} satisfies SomeHandlers;
