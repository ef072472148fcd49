import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { notFound } from '../calls/call-error.ts';
import { findReviewOf, type OwnReviewDoc, type ReviewKey } from '../queries/reviews.ts';
import { asPhotoFault, toPhotoFile } from '../uploads/photo-file.ts';

/** Adds a photo to a diner's review, replacing an earlier one. Both become public once staff approve them. */
export async function sendReviewPhoto(
  req: PayloadRequest,
  key: ReviewKey,
  data: Buffer,
): Promise<OwnReviewDoc> {
  const review = await findReviewOf(req.payload, key);
  if (!review) throw notFound('Review');
  const file = await toPhotoFile(data);
  const waiting = { status: 'pending' as const, reason: null };
  let photoId: number;
  // In one transaction: the review is locked first, so that nobody approves what they have not seen.
  const isOurs = await initTransaction(req);
  try {
    await req.payload.update({ collection: 'reviews', id: review.id, data: waiting, depth: 0, req });
    ({ id: photoId } = await req.payload.create({
      collection: 'place-photos',
      data: { restaurant: key.restaurantId, review: review.id },
      file,
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
    throw asPhotoFault(error);
  }
  return { ...review, ...waiting, photoId };
}

/** Deletes the photo and its files; the moderation of the review stays. */
export async function deleteReviewPhoto(req: PayloadRequest, key: ReviewKey): Promise<void> {
  const review = await findReviewOf(req.payload, key);
  if (review?.photoId == null) throw notFound('Photo');
  await req.payload.delete({ collection: 'place-photos', id: review.photoId, depth: 0, req });
}
