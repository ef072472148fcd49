import type { Payload } from 'payload';
import { deleteUnusedAdPicture } from '../commands/ad-picture.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes ads for good that have been in the trash for 30 days, with pictures that nothing else uses. Their numbers stay;
 * those of a campaign stay whole, as its invoices and reports count them.
 */
export async function forgetDeletedAds(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: 'ads',
    where: {
      deletedAt: { less_than: new Date(now.getTime() - KEPT_MS).toISOString() },
      campaign: { exists: false },
    },
    trash: true,
    depth: 0,
    pagination: false,
  });
  for (const { id, image, creatives } of docs) {
    await payload.delete({ collection: 'ads', id, trash: true });
    for (const picture of [image, ...(creatives ?? []).map((one) => one.image)])
      await deleteUnusedAdPicture(payload, picture);
  }
}
