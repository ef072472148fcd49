import type { PayloadRequest } from 'payload';

/** Deletes an ad for good, and its picture where nobody else shows it. */
export async function deleteAdWithPicture({ payload, user }: PayloadRequest, id: number): Promise<void> {
  const { image } = await payload.delete({ collection: 'ads', id, depth: 0, overrideAccess: false, user });
  if (typeof image !== 'number') return;
  const where = { image: { equals: image } };
  const [ads, businesses] = await Promise.all([
    payload.count({ collection: 'ads', where }),
    payload.count({ collection: 'featured-businesses', where }),
  ]);
  if (ads.totalDocs + businesses.totalDocs === 0)
    await payload.delete({ collection: 'ad-images', id: image });
}
