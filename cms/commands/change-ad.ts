import { toStoredDay } from '#domain/calendar/stored-day';
import type { PayloadRequest } from 'payload';
import type { Ad } from '../payload-types.ts';
import { deleteUnusedAdPicture, storeAdPicture } from './ad-picture.ts';

/** An ad as submitted by the form. */
export interface AdForm {
  readonly name: string;
  readonly clickUrl: string;
  readonly imageUrl: string;
  readonly alt: string;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly file: Buffer | undefined;
}

export interface StoredAd {
  readonly doc: Ad;
  /** Size of a picture that was stored with it. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** The form's fields without its picture. */
export function storedFields({ name, clickUrl, alt, startDay, endDay }: AdForm) {
  return {
    name,
    clickUrl,
    alt: alt || null,
    startDate: startDay && toStoredDay(startDay),
    endDate: endDay && toStoredDay(endDay),
  };
}

export function setAdActive(req: PayloadRequest, id: number, isActive: boolean): Promise<Ad> {
  return updateAd(req, id, { isActive });
}

/** Changes all fields of an ad. Without a new picture it keeps its own; its numbers are not touched. */
export async function changeAdFields(req: PayloadRequest, id: number, form: AdForm): Promise<StoredAd> {
  const { payload, user } = req;
  const before = await payload.findByID({ collection: 'ads', id, depth: 0, overrideAccess: false, user });
  if (!form.file && form.imageUrl === '') {
    return { doc: await updateAd(req, id, storedFields(form)), size: null };
  }
  const { size, ...picture } = await storeAdPicture(req, form);
  try {
    const doc = await updateAd(req, id, { ...storedFields(form), ...picture });
    await deleteUnusedAdPicture(payload, before.image);
    return { doc, size };
  } catch (error) {
    await deleteUnusedAdPicture(payload, picture.image);
    throw error;
  }
}

function updateAd({ payload, user }: PayloadRequest, id: number, data: Partial<Ad>): Promise<Ad> {
  return payload.update({ collection: 'ads', id, data, depth: 1, overrideAccess: false, user });
}
