import { byAnyone, byRole } from '#cms/access/roles';
import { service } from '#cms/start/services';
import { MAX_PICTURE_PIXELS } from '#cms/uploads/encode-picture';
import { keepFileName } from '#cms/uploads/upload-hooks';
import { refuseHugePicture } from '#cms/uploads/upload-hooks';
import type { CollectionConfig } from 'payload';
import { creditRow } from './credit-row.ts';

/** Pictures, re-encoded on upload: no SVG, no scripts, no camera metadata. */
export const media: CollectionConfig = {
  slug: 'media',
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'filename', 'credit', 'license', 'updatedAt'],
    listSearchableFields: ['alt', 'caption', 'credit', 'filename'],
  },
  access: {
    create: byRole('editor', 'ads', 'data'),
    read: byAnyone,
    update: byRole('editor', 'ads', 'data'),
    delete: byRole('editor', 'data'),
  },
  upload: {
    staticDir: service('runtime').mediaFolder,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
    constructorOptions: { limitInputPixels: MAX_PICTURE_PIXELS },
    focalPoint: true,
    adminThumbnail: 'card',
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: [
      { name: 'card', width: 640, height: 480, formatOptions: { format: 'webp', options: { quality: 78 } } },
      // For use inside a text, at the original aspect ratio.
      { name: 'text', width: 960, formatOptions: { format: 'webp', options: { quality: 80 } } },
      { name: 'hero', width: 1600, height: 900, formatOptions: { format: 'webp', options: { quality: 80 } } },
      // Not all messengers support WebP.
      {
        name: 'share',
        width: 1200,
        height: 630,
        formatOptions: { format: 'jpeg', options: { quality: 80, mozjpeg: true } },
      },
    ],
  },
  hooks: { beforeOperation: [refuseHugePicture, keepFileName] },
  fields: [
    { name: 'alt', type: 'text', required: true, maxLength: 300 },
    { name: 'caption', type: 'text', maxLength: 300 },
    creditRow,
    {
      name: 'uses',
      type: 'ui',
      admin: { components: { Field: '/admin-panel/pictures/picture-uses.tsx#PictureUses' } },
    },
  ],
};
