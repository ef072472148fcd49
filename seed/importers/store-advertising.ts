import type { Payload } from 'payload';
import { z } from 'zod';
import { readSampleFile, readSampleRows } from '../rows/sample-file.ts';

/** Rows of `ads.json` and `businesses.json`; a picture is a file of `ads/`. */
export const sampleAdSchema = z.strictObject({
  name: z.string(),
  alt: z.string(),
  clickUrl: z.url(),
  picture: z.string(),
});

export const sampleBusinessSchema = z.strictObject({
  name: z.string(),
  category: z.string(),
  location: z.string(),
  description: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  phoneNumber: z.string().optional(),
  websiteUrl: z.url().optional(),
  sortOrder: z.int(),
  picture: z.string(),
});

/**
 * Stores the sample's ads and featured businesses if their collection is empty: deleted samples must not come back.
 * Returns how many were stored.
 */
export async function storeAdvertising(payload: Payload): Promise<number> {
  let stored = 0;
  if ((await payload.count({ collection: 'ads' })).totalDocs === 0) {
    for (const { picture, ...ad } of await readSampleRows('ads.json', sampleAdSchema)) {
      const image = await storePicture(payload, picture, ad.alt);
      await payload.create({ collection: 'ads', data: { ...ad, image, isActive: true } });
      stored += 1;
    }
  }
  if ((await payload.count({ collection: 'featured-businesses' })).totalDocs === 0) {
    for (const { picture, ...business } of await readSampleRows('businesses.json', sampleBusinessSchema)) {
      const image = await storePicture(payload, picture, '');
      await payload.create({
        collection: 'featured-businesses',
        data: { ...business, image, isActive: true },
      });
      stored += 1;
    }
  }
  return stored;
}

async function storePicture(payload: Payload, name: string, alt: string): Promise<number> {
  const data = await readSampleFile(`ads/${name}`);
  const file = { name, data, mimetype: 'image/webp', size: data.length };
  const { id } = await payload.create({ collection: 'ad-images', data: { alt }, file });
  return id;
}
