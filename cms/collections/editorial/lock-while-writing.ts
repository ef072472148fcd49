import { isStaff } from '#cms/access/roles';
import type { CollectionAfterChangeHook, CollectionConfig, Field } from 'payload';

/** Somebody who has not typed for two minutes has left. */
export const LOCKED_WHILE_WRITING = { duration: 120 } as const satisfies CollectionConfig['lockDocuments'];

/**
 * Payload takes the lock of a document away with every save, its own of what is being typed included, so that two who write
 * at once overwrite each other (payloadcms/payload#11604). Here it stays with whoever writes.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (String(req.query.autosave) !== 'true' || !req.user || !isStaff(req.user)) return doc;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    returning: false,
    req,
  });
  return doc;
};

/** In the form: gives the document free when it is left. Nothing is stored. */
export const leaveLockField: Field = {
  name: 'leaveLock',
  type: 'ui',
  admin: { components: { Field: '/admin-panel/lock/leave-lock.tsx#LeaveLock' } },
};
