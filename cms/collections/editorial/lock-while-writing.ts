import { isStaff } from '#cms/access/roles';
import type { CollectionAfterChangeHook, CollectionConfig, Field } from 'payload';

/** After two minutes without typing, an editor counts as gone. */
export const LOCKED_WHILE_WRITING = { duration: 120 } as const satisfies CollectionConfig['lockDocuments'];

/**
 * Payload releases a document's lock on every save, including its autosaves, so that two concurrent editors overwrite
 * each other (payloadcms/payload#11604). This hook keeps the lock with the editor.
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

/** In the form: releases the lock when the editor leaves the document. Nothing is stored. */
export const leaveLockField: Field = {
  name: 'leaveLock',
  type: 'ui',
  admin: { components: { Field: '/admin-panel/lock/leave-lock.tsx#LeaveLock' } },
};
