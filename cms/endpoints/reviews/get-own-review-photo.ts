import { Readable } from 'node:stream';
import type { getOwnReviewPhoto as operation } from '#contract/reviews';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { findPhotoFile } from '../../queries/place-photos.ts';
import { findReviewOf } from '../../queries/reviews.ts';
import { readUpload } from '../../uploads/read-upload.ts';

export const getOwnReviewPhoto: Handler<typeof operation> = async ({ user, params, req }) => {
  const review = await findReviewOf(req.payload, { restaurantId: params.id, userId: user.id });
  const id = review?.photoId ?? null;
  const filename = id === null ? null : await findPhotoFile(req.payload, id);
  if (id === null || filename === null) throw notFound('Photo');
  const bytes = await readUpload(req, { collection: 'place-photos', id, filename });
  if (!bytes) throw notFound('Photo');
  return { status: 200, file: { name: 'your-photo.webp', text: Readable.from([bytes]) } };
};
