import { z } from 'zod';

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
