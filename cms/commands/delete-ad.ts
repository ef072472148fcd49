import type { PayloadRequest } from 'payload';

/** Puts an ad into the trash, from where staff can restore it with its numbers (`forget-deleted-ads.ts`). */
export async function trashAd({ payload, user }: PayloadRequest, id: number): Promise<void> {
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: 'ads', id, data, depth: 0, overrideAccess: false, user });
}
