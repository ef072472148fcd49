import type { PayloadRequest } from 'payload';
import { deleteUnusedAdPicture } from './ad-picture.ts';

/** Permanently deletes an ad, and its picture unless something else uses it. */
export async function deleteAdWithPicture({ payload, user }: PayloadRequest, id: number): Promise<void> {
  const { image } = await payload.delete({ collection: 'ads', id, depth: 0, overrideAccess: false, user });
  await deleteUnusedAdPicture(payload, image);
}
