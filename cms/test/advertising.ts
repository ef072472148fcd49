import type { Payload } from 'payload';
import sharp from 'sharp';
import type { Ad, FeaturedBusiness } from '../payload-types.ts';

let number = 0;

/** Creates a new banner. */
export async function createBanner(payload: Payload): Promise<number> {
  number += 1;
  const data = await sharp({ create: { width: 970, height: 250, channels: 3, background: '#0f5257' } })
    .webp()
    .toBuffer();
  const file = { name: `banner-${number}.webp`, data, mimetype: 'image/webp', size: data.length };
  const { id } = await payload.create({ collection: 'ad-images', data: { alt: 'A green field' }, file });
  return id;
}

/** Creates a running ad; `given` overrides its fields. */
export async function createAd(payload: Payload, given: Partial<Ad> = {}): Promise<Ad> {
  number += 1;
  return payload.create({
    collection: 'ads',
    data: {
      name: `Ad ${number}`,
      clickUrl: 'https://example.com/shop',
      imageUrl: '/favicon.svg',
      isActive: true,
      ...given,
    },
  });
}

/** Creates a visible featured business; `given` overrides its fields. */
export async function createFeaturedBusiness(
  payload: Payload,
  given: Partial<FeaturedBusiness> = {},
): Promise<FeaturedBusiness> {
  number += 1;
  return payload.create({
    collection: 'featured-businesses',
    data: {
      name: `Business ${number}`,
      category: 'Florist',
      location: 'Hampden',
      description: 'Bunches tied while you wait.',
      image: given.image ?? (await createBanner(payload)),
      sortOrder: 0,
      isActive: true,
      ...given,
    },
  });
}
