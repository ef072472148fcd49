import type { CollectionBeforeDeleteHook } from 'payload';

/** The database would delete the records of photos with what they belong to, and leave their files. */
export const deletePhotosBy =
  (owner: 'restaurant' | 'review' | 'review.user'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload } = req;
    await payload.delete({ collection: 'place-photos', where: { [owner]: { equals: id } }, depth: 0, req });
  };
