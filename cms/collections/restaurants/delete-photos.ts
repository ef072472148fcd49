import type { CollectionBeforeDeleteHook } from 'payload';

/** The database would delete the records of the photos with the place, and leave their files. */
export const deletePhotos: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'place-photos',
    where: { restaurant: { equals: id } },
    depth: 0,
    req,
  });
};
