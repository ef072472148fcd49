import { fileTypeFromBuffer } from 'file-type';
import { frugalSharp, sharp } from './frugal-sharp.ts';
import { UploadFault } from './upload-fault.ts';

/** Accepted formats (decisions §9). Not SVG: it may contain scripts. */
const TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** For all frames together. Far more than any banner has, and few enough to decode under load. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/** Twice the width of the slot, for dense screens. */
const STORED_WIDTH = 1_940;

const NO_PICTURE = 'This file is no picture. Take a PNG, JPEG, WebP, GIF or AVIF.';
const BROKEN = 'This picture is damaged or cut off. Save it anew and try again.';
const TOO_LARGE = `The picture is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB. Make it smaller and try again.`;

/**
 * An uploaded picture as WebP: its type is detected from its content, not its name; every pixel is decoded and
 * rewritten, so that nothing else in the file survives. Animations stay animated. Throws `UploadFault`: 413 too large,
 * 415 not a picture, 400 damaged.
 */
export async function encodePicture(sent: Buffer): Promise<Buffer> {
  if (sent.length > MAX_PICTURE_BYTES) throw pictureTooLarge();
  const type = await fileTypeFromBuffer(sent);
  if (!type || !TYPES.has(type.mime)) throw new UploadFault(415, NO_PICTURE);
  await refuseManyPixels(sent);
  return frugalSharp(sent, { animated: true, limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: STORED_WIDTH, withoutEnlargement: true })
    .webp({ quality: 86, smartSubsample: true })
    .toBuffer()
    .catch(() => {
      throw new UploadFault(400, BROKEN);
    });
}

export const pictureTooLarge = () => new UploadFault(413, TOO_LARGE);

/** By the header alone. @throws UploadFault 413 for too many pixels, 400 for a damaged header */
export async function refuseManyPixels(sent: Buffer): Promise<void> {
  const header = await sharp(sent, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UploadFault(400, BROKEN);
    });
  const { width, height, pages = 1, pageHeight = height } = header;
  if (width * pageHeight * pages <= MAX_PICTURE_PIXELS) return;
  const frames = pages > 1 ? ` in ${pages} frames` : '';
  throw new UploadFault(
    413,
    `The picture has ${width} x ${pageHeight} pixels${frames}: more than the 40 million that can be taken.`,
  );
}
