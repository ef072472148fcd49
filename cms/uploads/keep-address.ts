import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Hook of upload collections: a new file in the place of an old one takes its name, so that whoever has linked or embedded
 * the picture gets the new one.
 */
export const keepAddress: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
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
