import { Readable } from 'node:stream';
import type * as contract from '#contract/reviews';
import { summarizeReviews } from '#domain/places/review-summary';
import { notFound } from '../calls/call-error.ts';
import type { Handler } from '../calls/handler.ts';
import { deleteReviewPhoto, sendReviewPhoto as storePhoto } from '../commands/review-photo.ts';
import { createReview as storeReview, deleteReview, updateReview } from '../commands/write-review.ts';
import { presentReview, presentOwnReview } from '../presenters/review.ts';
import { findPhotoFile } from '../queries/place-photos.ts';
import { countRatings, listApprovedReviews, findReviewOf } from '../queries/reviews.ts';
import { readUpload } from '../uploads/read-upload.ts';

export const listReviews: Handler<typeof contract.listReviews> = async ({
  params,
  query,
  req: { payload },
}) => {
  const counts = await countRatings(payload, params.id);
  if (!counts) throw notFound('Restaurant');
  // Skips the query for places without reviews, which most are.
  const docs =
    counts.length === 0 ? [] : await listApprovedReviews(payload, { restaurantId: params.id, ...query });
  return { status: 200, body: { ...query, ...summarizeReviews(counts), reviews: docs.map(presentReview) } };
};

export const createReview: Handler<typeof contract.createReview> = async ({ user, params, body, req }) => {
  const doc = await storeReview(req, { restaurantId: params.id, userId: user.id }, body);
  return { status: 201, body: presentOwnReview(doc) };
};

export const getOwnReview: Handler<typeof contract.getOwnReview> = async ({ user, params, req }) => {
  const doc = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
  return { status: 200, body: { review: doc && presentOwnReview(doc) } };
};

export const updateOwnReview: Handler<typeof contract.updateOwnReview> = async ({
  user,
  params,
  body,
  req,
}) => {
  const doc = await updateReview(req, { restaurantId: params.id, userId: user.id }, body);
  return { status: 200, body: presentOwnReview(doc) };
};

export const sendReviewPhoto: Handler<typeof contract.sendReviewPhoto> = async ({
  user,
  params,
  body,
  req,
}) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const key = { restaurantId: params.id, userId: user.id };
  const doc = await storePhoto(req, key, Buffer.concat(chunks));
  return { status: 200, body: presentOwnReview(doc) };
};

export const getOwnReviewPhoto: Handler<typeof contract.getOwnReviewPhoto> = async ({
  user,
  params,
  req,
}) => {
  const review = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
  const id = review?.photoId ?? null;
  const filename = id === null ? null : await findPhotoFile(req.payload, id);
  if (id === null || filename === null) throw notFound('Photo');
  const bytes = await readUpload(req.payload, 'place-photos', filename);
  if (!bytes) throw notFound('Photo');
  return { status: 200, file: { name: 'your-photo.webp', text: Readable.from([bytes]) } };
};

export const deleteOwnReviewPhoto: Handler<typeof contract.deleteOwnReviewPhoto> = async ({
  user,
  params,
  req,
}) => {
  await deleteReviewPhoto(req, { restaurantId: params.id, userId: user.id });
  return { status: 204 };
};

export const deleteOwnReview: Handler<typeof contract.deleteOwnReview> = async ({ user, params, req }) => {
  await deleteReview(req, { restaurantId: params.id, userId: user.id });
  return { status: 204 };
};
