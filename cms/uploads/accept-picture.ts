import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook } from 'payload';
import { encodePicture } from './encode-picture.ts';

/** Re-encodes every picture before it is stored. Ad blockers would hide a name that mentions ads. */
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
