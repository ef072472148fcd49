import { frugalSharp } from '#cms/uploads/frugal-sharp';
import type { CollectionBeforeChangeHook } from 'payload';

const PREVIEW = { width: 16, height: 12 };

/** Stores a tiny preview of a new file with its record. */
export const drawPreview: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const tiny = await frugalSharp(req.file.data)
    .rotate()
    .resize({ ...PREVIEW, fit: 'cover' })
    .webp({ quality: 40 })
    .toBuffer();
  return { ...data, preview: `data:image/webp;base64,${tiny.toString('base64')}` };
};
