import type { Payload } from 'payload';
import { deleteUnusedAdPicture } from '../commands/ad-picture.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes ads and featured businesses for good that have been in the trash for 30 days, with pictures that nothing else
 * uses. Their numbers stay; those of a campaign stay whole, as its invoices and reports count them.
 */
export async function forgetDeletedAds(payload: Payload, now: Date): Promise<void> {
  const where = {
    deletedAt: { less_than: new Date(now.getTime() - KEPT_MS).toISOString() },
    campaign: { exists: false },
  };
  const over = { where, trash: true, depth: 0, pagination: false } as const;
  const ads = await payload.find({ collection: 'ads', ...over });
  const businesses = await payload.find({ collection: 'featured-businesses', ...over });
  for (const { id, image, creatives } of ads.docs) {
    await payload.delete({ collection: 'ads', id, trash: true });
    for (const picture of [image, ...(creatives ?? []).map((one) => one.image)])
      await deleteUnusedAdPicture(payload, picture);
  }
  for (const { id, image } of businesses.docs) {
    await payload.delete({ collection: 'featured-businesses', id, trash: true });
    await deleteUnusedAdPicture(payload, image);
  }
}
