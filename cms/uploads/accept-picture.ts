import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { encodePicture } from './encode-picture.ts';

/**
 * Hook of upload collections: every picture is checked and re-encoded before anything is stored. Its new name is
 * meaningless, because ad blockers would hide one that mentions ads.
 */
export const acceptPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args;
  if (!req.file) return args;
  const data = await encodePicture(req.file.data);
  req.file = {
    ...req.file,
    data,
    size: data.length,
    mimetype: 'image/webp',
    name: `${randomBytes(9).toString('hex')}.webp`,
  };
  return args;
};
