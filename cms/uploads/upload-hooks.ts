import type { CollectionBeforeOperationHook } from 'payload';
import { refuseManyPixels } from './encode-picture.ts';

/** A replaced file keeps its name, so that links and embeds show the new picture. */
export const keepFileName: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !req.file || !('id' in args)) return args;
  const before = await req.payload.db.findOne<{ id: number; filename?: string | null }>({
    collection: collection.slug,
    where: { id: { equals: args.id } },
    req,
  });
  if (!before?.filename) return args;
  req.file = { ...req.file, name: before.filename };
  return { ...args, overwriteExistingFiles: true };
};

/** Hook of upload collections whose pictures Payload encodes: a few kilobytes may decode to a gigabyte of pixels. */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.file) await refuseManyPixels(req.file.data);
  return args;
};
