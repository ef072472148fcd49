import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { restaurantIdSchema as idSchema } from './restaurants.ts';

/** Pictures that a banner may be (decisions §9); the real content decides, not the name. */
export const AD_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
export const AD_IMAGE_MAX_BYTES = 5 * 1024 * 1024;

export const adSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    /** What the banner says, for readers who cannot see it. */
    alt: z.string(),
    imageUrl: z.string(),
    /** The same for narrow screens. */
    smallImageUrl: z.string().nullable(),
    clickUrl: z.string(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Ad' });
export type Ad = z.infer<typeof adSchema>;

/** An ad with its all-time numbers; `ctr` is a percentage with two decimals (spec 2 §5). */
export const adStatsSchema = adSchema
  .extend({ impressions: z.int(), clicks: z.int(), ctr: z.string() })
  .meta({ id: 'AdStats' });

const params = z.object({ id: idSchema });
const pageView = z.object({ page: z.string().min(1).max(200) });
const done = z.object({ message: z.string() });

export const listAds = defineOperation({
  method: 'GET',
  path: '/api/ads',
  summary: 'Active ads, without their numbers.',
  audience: 'public',
  responses: { 200: z.array(adSchema) },
});

export const recordAdImpression = defineOperation({
  method: 'POST',
  path: '/api/ads/{id}/impression',
  summary: 'An ad was shown: once per ad per page view.',
  audience: 'public',
  params,
  body: pageView,
  responses: { 204: 'empty', 400: 'text', 404: 'text' },
});

export const recordAdClick = defineOperation({
  method: 'POST',
  path: '/api/ads/{id}/click',
  summary: 'An ad was clicked.',
  audience: 'public',
  params,
  body: pageView,
  responses: { 204: 'empty', 400: 'text', 404: 'text' },
});

export const listAdStats = defineOperation({
  method: 'GET',
  path: '/api/admin/ads/stats',
  summary: 'All ads with their numbers.',
  audience: 'admin',
  responses: { 200: z.array(adStatsSchema), 401: 'text', 403: 'text' },
});

export const createAd = defineOperation({
  method: 'POST',
  path: '/api/admin/ads',
  summary: 'Create an ad from an uploaded picture or a picture address.',
  audience: 'admin',
  bodyType: 'multipart/form-data',
  responses: { 201: adSchema, 400: 'text', 401: 'text', 403: 'text', 413: 'text', 415: 'text' },
});

export const toggleAd = defineOperation({
  method: 'PATCH',
  path: '/api/admin/ads/{id}/toggle',
  summary: 'Switch an ad on or off.',
  audience: 'admin',
  params,
  body: z.object({ isActive: z.boolean() }),
  responses: { 200: adSchema, 400: 'text', 401: 'text', 403: 'text', 404: 'text' },
});

export const deleteAd = defineOperation({
  method: 'DELETE',
  path: '/api/admin/ads/{id}',
  summary: 'Delete an ad for good.',
  audience: 'admin',
  params,
  responses: { 200: done, 401: 'text', 403: 'text', 404: 'text' },
});
