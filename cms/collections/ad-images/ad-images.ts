import { byAnyone, byRole, hiddenUnless } from '#cms/access/roles';
import { service } from '#cms/start/services';
import { acceptPicture } from '#cms/uploads/accept-picture';
import { AD_IMAGE_TYPES } from '#contract/ads';
import path from 'node:path';
import type { CollectionConfig } from 'payload';

/** Ad banners, ideally 970x250 (spec 2 §5): raster formats only, no SVG (decisions §9). */
export const adImages: CollectionConfig = {
  slug: 'ad-images',
  admin: {
    group: 'Advertising',
    useAsTitle: 'filename',
    hidden: hiddenUnless('ads'),
  },
  access: {
    create: byRole('ads'),
    read: byAnyone,
    update: byRole('ads'),
    delete: byRole('ads'),
  },
  upload: {
    staticDir: path.join(path.dirname(service('runtime').mediaFolder), 'ad-images'),
    mimeTypes: [...AD_IMAGE_TYPES],
    focalPoint: false,
    crop: false,
    adminThumbnail: 'small',
    imageSizes: [
      // For phones, at twice the pixels.
      { name: 'small', width: 640, formatOptions: { format: 'webp', options: { quality: 80 } } },
    ],
  },
  hooks: { beforeOperation: [acceptPicture] },
  fields: [{ name: 'alt', type: 'text', maxLength: 300 }],
};
