import { REVIEW_PHOTO_TYPES } from '#contract/reviews';
import { fileTypeFromBuffer } from 'file-type';
import { randomBytes } from 'node:crypto';
import { FileUploadError, type File } from 'payload';
import { badRequest, unsupportedType } from '../calls/call-error.ts';

/**
 * A photo that no member of staff uploads, as a file for `place-photos`. Its name is random: the original may be
 * anything, and nobody can guess this one while the photo is pending.
 * @throws CallError 415 if it is no photo
 */
export async function toPhotoFile(data: Buffer): Promise<File> {
  const type = await fileTypeFromBuffer(data);
  if (!type || !REVIEW_PHOTO_TYPES.some((one) => one === type.mime))
    throw unsupportedType('This file isn’t a photo we can read. Send a JPEG, PNG, WebP or AVIF.');
  const name = `${randomBytes(9).toString('hex')}.${type.ext}`;
  return { data, size: data.length, name, mimetype: type.mime };
}

/** The fault of storing such a file, in words. */
export function asPhotoFault(error: unknown): unknown {
  if (!(error instanceof FileUploadError)) return error;
  return badRequest('This photo is damaged or cut off. Save it anew and try again.', { cause: error });
}
