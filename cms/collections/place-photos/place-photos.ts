import { byNobody, byRole, hiddenUnless, isStaff } from '#cms/access/roles';
import { service } from '#cms/start/services';
import { MAX_PICTURE_PIXELS } from '#cms/uploads/encode-picture';
import { refuseHugePicture } from '#cms/uploads/upload-hooks';
import path from 'node:path';
import type { Access, CollectionConfig, Where, CollectionBeforeChangeHook } from 'payload';
import { creditRow } from '../media/credit-row.ts';
import { findPlaceOfFile } from './find-place-of-file.ts';
import { frugalSharp } from '#cms/uploads/frugal-sharp';

const PREVIEW = { width: 16, height: 12 };

/** Stores a tiny preview of a new file with its record. */
const drawPreview: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const tiny = await frugalSharp(req.file.data)
    .rotate()
    .resize({ ...PREVIEW, fit: 'cover' })
    .webp({ quality: 40 })
    .toBuffer();
  return { ...data, preview: `data:image/webp;base64,${tiny.toString('base64')}` };
};

/** A photo that staff edit is theirs: no import replaces it or takes it back. */
const keepFromImports: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && isStaff(req.user) ? { ...data, fetchedFrom: null } : data;

// The default effort of 4 takes eight times as long and saves a tenth of the bytes.
const AVIF = { format: 'avif', options: { quality: 55, effort: 2 } } as const;

/** A diner's photo is public once its review is approved. */
const IS_PUBLIC: Where = {
  or: [{ review: { exists: false } }, { 'review.status': { equals: 'approved' } }],
};
const publicForAnyone: Access = ({ req }) => isStaff(req.user) || IS_PUBLIC;

/** Photos, each of one place. Re-encoded on upload, without camera metadata. */
export const placePhotos: CollectionConfig = {
  slug: 'place-photos',
  admin: {
    group: 'Directory',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'restaurant', 'alt', 'credit', 'createdAt'],
    listSearchableFields: ['filename', 'alt', 'credit'],
    hidden: hiddenUnless('data', 'editor'),
  },
  access: {
    create: byRole('editor', 'data'),
    read: publicForAnyone,
    update: byRole('editor', 'data'),
    delete: byRole('editor', 'data'),
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: path.join(path.dirname(service('runtime').mediaFolder), 'place-photos'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    constructorOptions: { limitInputPixels: MAX_PICTURE_PIXELS },
    focalPoint: true,
    bulkUpload: true,
    adminThumbnail: 'card',
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2000, withoutEnlargement: true },
    imageSizes: [
      { name: 'card', width: 800, height: 600, formatOptions: { format: 'webp', options: { quality: 78 } } },
      { name: 'wide', width: 1200, height: 900, formatOptions: { format: 'webp', options: { quality: 80 } } },
      { name: 'smallAvif', width: 400, height: 300, formatOptions: AVIF },
      { name: 'cardAvif', width: 800, height: 600, formatOptions: AVIF },
      { name: 'wideAvif', width: 1200, height: 900, formatOptions: AVIF },
    ],
  },
  hooks: {
    beforeOperation: [refuseHugePicture],
    beforeValidate: [findPlaceOfFile],
    beforeChange: [drawPreview, keepFromImports],
  },
  fields: [
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true, index: true },
    { name: 'alt', type: 'text', maxLength: 300 },
    { name: 'caption', type: 'text', maxLength: 300 },
    creditRow,
    {
      name: 'review',
      type: 'relationship',
      relationTo: 'reviews',
      index: true,
      access: { create: byNobody, update: byNobody },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.review) },
    },
    {
      name: 'fetchedFrom',
      type: 'text',
      access: { create: byNobody, update: byNobody },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.fetchedFrom) },
    },
    { name: 'position', type: 'number', defaultValue: 0, admin: { position: 'sidebar', step: 1 } },
    // Placeholder of a few pixels, shown while the photo loads.
    { name: 'preview', type: 'text', maxLength: 2000, admin: { hidden: true } },
  ],
};
