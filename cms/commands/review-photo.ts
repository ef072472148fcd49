import { REVIEW_PHOTO_TYPES } from '#contract/reviews';
import { fileTypeFromBuffer } from 'file-type';
import { randomBytes } from 'node:crypto';
import {
  commitTransaction,
  FileUploadError,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { badRequest, notFound, unsupportedType } from '../calls/call-error.ts';
import { findReviewOf, type OwnReviewDoc, type ReviewKey } from '../queries/reviews.ts';

/** Adds a photo to a diner's review, replacing an earlier one. Both become public once staff approve them. */
export async function sendReviewPhoto(
  req: PayloadRequest,
  key: ReviewKey,
  data: Buffer,
): Promise<OwnReviewDoc> {
  const review = await findReviewOf(req.payload, key);
  if (!review) throw notFound('Review');
  const type = await fileTypeFromBuffer(data);
  if (!type || !REVIEW_PHOTO_TYPES.some((one) => one === type.mime))
    throw unsupportedType('This file isn’t a photo we can read. Send a JPEG, PNG, WebP or AVIF.');
  const waiting = { status: 'pending' as const, reason: null };
  let photoId: number;
  // In one transaction: the review is locked first, so that nobody approves what they have not seen.
  const isOurs = await initTransaction(req);
  try {
    await req.payload.update({ collection: 'reviews', id: review.id, data: waiting, depth: 0, req });
    ({ id: photoId } = await req.payload.create({
      collection: 'place-photos',
      data: { restaurant: key.restaurantId, review: review.id },
      // A random name: the original may be anything, and nobody can guess this one while the photo is pending.
      file: {
        data,
        size: data.length,
        name: `${randomBytes(9).toString('hex')}.${type.ext}`,
        mimetype: type.mime,
      },
      depth: 0,
      req,
    }));
    // Only after the new one is stored: a rollback restores records, but not deleted files.
    await req.payload.delete({
      collection: 'place-photos',
      where: { review: { equals: review.id }, id: { not_equals: photoId } },
      depth: 0,
      req,
    });
    if (isOurs) await commitTransaction(req);
  } catch (error) {
    if (isOurs) await killTransaction(req);
    if (error instanceof FileUploadError)
      throw badRequest('This photo is damaged or cut off. Save it anew and try again.', { cause: error });
    throw error;
  }
  return { ...review, ...waiting, photoId };
}

/** Deletes the photo and its files; the moderation of the review stays. */
export async function deleteReviewPhoto(req: PayloadRequest, key: ReviewKey): Promise<void> {
  const review = await findReviewOf(req.payload, key);
  if (review?.photoId == null) throw notFound('Photo');
  await req.payload.delete({ collection: 'place-photos', id: review.photoId, depth: 0, req });
}
