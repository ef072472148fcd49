import type { PayloadRequest } from 'payload';

/** Permanently deletes an ad, and its picture unless something else uses it. */
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
