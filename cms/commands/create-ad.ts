import type { PayloadRequest } from 'payload';
import { deleteUnusedAdPicture, storeAdPicture } from './ad-picture.ts';
import { storedFields, type AdForm, type StoredAd } from './change-ad.ts';

/** Creates an ad with its picture: all or nothing. */
export async function createAdWithPicture(req: PayloadRequest, form: AdForm): Promise<StoredAd> {
  const { payload, user } = req;
  const { size, ...picture } = await storeAdPicture(req, form);
  try {
    const data = { ...storedFields(form), ...picture, isActive: true };
    const doc = await payload.create({ collection: 'ads', data, depth: 1, overrideAccess: false, user });
    return { doc, size };
  } catch (error) {
    await deleteUnusedAdPicture(payload, picture.image);
    throw error;
  }
}
