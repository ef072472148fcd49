import type { CollectionBeforeOperationHook } from 'payload';
import { measure } from './encode-picture.ts';

/** Hook of upload collections whose pictures Payload encodes: a few kilobytes may decode to a gigabyte of pixels. */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file) await measure(req.file.data);
  return args;
};
