import type { Payload, PayloadRequest } from 'payload';
import type { Ad } from '../payload-types.ts';
import { fetchPicture } from '../uploads/fetch-picture.ts';
import { noonOf } from './change-ad.ts';

interface NewAd {
  readonly name: string;
  readonly clickUrl: string;
  readonly imageUrl: string;
  readonly alt: string;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly file: Buffer | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface CreatedAd {
  readonly doc: Ad;
  /** Size of the stored picture; `null` for a URL on this site. */
  readonly size: Size | null;
}

/**
 * Creates an ad with its picture, either a file or an external URL: all or nothing. A URL on this site is
 * kept as a URL.
 */
export async function createAdWithPicture(req: PayloadRequest, ad: NewAd): Promise<CreatedAd> {
  const { payload } = req;
  const ownPath = ad.file ? null : pathHere(payload, ad.imageUrl);
  const image =
    ownPath === null ? await storePicture(req, ad.file ?? (await fetchPicture(ad.imageUrl))) : null;
  try {
    const doc = await payload.create({
      collection: 'ads',
      data: {
        name: ad.name,
        clickUrl: ad.clickUrl,
        isActive: true,
        ...(ad.alt && { alt: ad.alt }),
        ...(image ? { image: image.id } : { imageUrl: ownPath }),
        startDate: noonOf(ad.startDay),
        endDate: noonOf(ad.endDay),
      },
      depth: 1,
      overrideAccess: false,
      user: req.user,
    });
    return { doc, size: image && { width: image.width ?? 0, height: image.height ?? 0 } };
  } catch (error) {
    if (image) await payload.delete({ collection: 'ad-images', id: image.id });
    throw error;
  }
}

function storePicture({ payload, user }: PayloadRequest, data: Buffer) {
  return payload.create({
    collection: 'ad-images',
    data: {},
    // Name and type are unverified: the collection determines both itself.
    file: { data, size: data.length, name: 'picture', mimetype: 'image/webp' },
    overrideAccess: false,
    user,
  });
}

/** The path of a URL on this site. */
function pathHere(payload: Payload, url: string): string | null {
  const { origin, pathname, search } = new URL(url);
  const { csrf } = payload.config;
  return csrf.includes(origin) && !pathname.startsWith('//') ? pathname + search : null;
}
