import type { Size } from '#domain/ads/ad-size';
import type { Payload, PayloadRequest } from 'payload';
import { fetchPicture } from '../uploads/fetch-picture.ts';

/** An ad's picture, and the size of a stored one; `null` for a URL on this site. */
interface AdPicture {
  readonly image: number | null;
  readonly imageUrl: string | null;
  readonly size: Size | null;
}

/** Stores the picture of an ad, either a file or an external URL. A URL on this site is kept as a URL. */
export async function storeAdPicture(
  req: PayloadRequest,
  { file, imageUrl }: { readonly file: Buffer | undefined; readonly imageUrl: string },
): Promise<AdPicture> {
  const ownPath = file ? null : pathHere(req.payload, imageUrl);
  if (ownPath !== null) return { image: null, imageUrl: ownPath, size: null };
  const { id, width, height } = await storeFile(req, file ?? (await fetchPicture(imageUrl)));
  return { image: id, imageUrl: null, size: { width: width ?? 0, height: height ?? 0 } };
}

/** Deletes a picture that its ad no longer shows, unless something else uses it. */
export async function deleteUnusedAdPicture(payload: Payload, image: unknown): Promise<void> {
  if (typeof image !== 'number') return;
  const where = { image: { equals: image } };
  const [ads, businesses] = await Promise.all([
    payload.count({
      collection: 'ads',
      where: { or: [where, { 'creatives.image': { equals: image } }] },
      trash: true,
    }),
    payload.count({ collection: 'featured-businesses', where, trash: true }),
  ]);
  if (ads.totalDocs + businesses.totalDocs === 0)
    await payload.delete({ collection: 'ad-images', id: image });
}

function storeFile({ payload, user }: PayloadRequest, data: Buffer) {
  return payload.create({
    collection: 'ad-images',
    data: {},
    // Name and type are unverified: the collection determines both itself.
    file: { data, size: data.length, name: 'picture', mimetype: 'image/webp' },
    overrideAccess: false,
    user,
  });
}

function pathHere(payload: Payload, url: string): string | null {
  const { origin, pathname, search } = new URL(url);
  const { csrf } = payload.config;
  return csrf.includes(origin) && !pathname.startsWith('//') ? pathname + search : null;
}
