import type { CollectionBeforeDeleteHook } from 'payload';

/** Deletes photos through Payload: a database cascade would delete their records but leave the files. */
export const deletePhotosBy =
  (owner: 'restaurant' | 'review' | 'review.user'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload } = req;
    await payload.delete({ collection: 'place-photos', where: { [owner]: { equals: id } }, depth: 0, req });
  };
