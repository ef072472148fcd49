import type { NewAd } from '#contract/ads';
import type { Size } from '#domain/ads/ad-size';
import { toStoredDay } from '#domain/calendar/stored-day';
import type { PayloadRequest } from 'payload';
import type { Ad } from '../payload-types.ts';
import { deleteUnusedAdPicture, storeAdPicture } from './ad-picture.ts';

export interface AdForm extends NewAd {
  readonly file: Buffer | undefined;
}

interface StoredAd {
  readonly doc: Ad;
  readonly size: Size | null;
}

/**
 * Creates an ad with its picture, or changes all fields of the one with the id: all or nothing. Without a new picture it
 * keeps its own; its numbers are not touched.
 */
export async function saveAd(req: PayloadRequest, form: AdForm, id?: number): Promise<StoredAd> {
  const { payload, user } = req;
  const asUser = { collection: 'ads', overrideAccess: false, user } as const;
  const before = id === undefined ? null : await payload.findByID({ ...asUser, id, depth: 0 });
  const isNewPicture = form.file !== undefined || form.imageUrl !== '';
  const { size, ...picture } = isNewPicture ? await storeAdPicture(req, form) : { size: null };
  const data = { ...storedFields(form), ...picture };
  try {
    const doc =
      id === undefined
        ? await payload.create({ ...asUser, data: { ...data, isActive: true }, depth: 1 })
        : await updateAd(req, id, data);
    if (isNewPicture) await deleteUnusedAdPicture(payload, before?.image);
    return { doc, size };
  } catch (error) {
    if ('image' in picture) await deleteUnusedAdPicture(payload, picture.image);
    throw error;
  }
}

export function setAdActive(req: PayloadRequest, id: number, isActive: boolean): Promise<Ad> {
  return updateAd(req, id, { isActive });
}

/** Puts an ad into the trash, from where staff can restore it with its numbers (`forget-deleted-ads.ts`). */
export async function trashAd(req: PayloadRequest, id: number): Promise<void> {
  await updateAd(req, id, { deletedAt: new Date().toISOString() });
}

function storedFields({ name, clickUrl, alt, startDay, endDay }: AdForm) {
  return {
    name,
    clickUrl,
    alt: alt || null,
    startDate: startDay && toStoredDay(startDay),
    endDate: endDay && toStoredDay(endDay),
  };
}

function updateAd({ payload, user }: PayloadRequest, id: number, data: Partial<Ad>): Promise<Ad> {
  return payload.update({ collection: 'ads', id, data, depth: 1, overrideAccess: false, user });
}
