import { FLIGHT_STATES } from '#domain/ads/ad-run';
import { z } from 'zod';
import { numbersRangeSchema, trafficFields } from './ad-numbers.ts';
import { adStaff, visitors } from './operation.ts';
import { clickTypeSchema, optionalPageViewSchema, RECORDS_EVENT } from './page-view.ts';

export const featuredBusinessSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  category: z.string(),
  location: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  phoneNumber: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type FeaturedBusiness = z.infer<typeof featuredBusinessSchema>;

export const featuredBusinessStatsSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  impressions: z.int(),
  phoneClicks: z.int(),
  websiteClicks: z.int(),
  totalClicks: z.int(),
  /** A percentage with two decimals. */
  ctr: z.string(),
  isActive: z.boolean(),
  state: z.enum(FLIGHT_STATES),
  /** How many of its goal will be missing in the end, as things stand. */
  missing: z.int(),
  ...trafficFields,
});
export type FeaturedBusinessStats = z.infer<typeof featuredBusinessStatsSchema>;

export const listFeaturedBusinesses = visitors.read('/api/featured-businesses', {
  summary: 'Active featured businesses in their order; those with a goal while they are due.',
  dependsOn: 'pace',
  responses: { 200: z.array(featuredBusinessSchema) },
});

export const recordFeaturedBusinessImpression = visitors.write(
  'POST',
  '/api/featured-businesses/{id}/impression',
  {
    summary: 'A featured business was listed on a page that loaded.',
    ...RECORDS_EVENT,
    body: optionalPageViewSchema,
  },
);

export const recordFeaturedBusinessViewable = visitors.write(
  'POST',
  '/api/featured-businesses/{id}/viewable',
  {
    summary: 'Half of the card of a featured business was on screen for a second.',
    ...RECORDS_EVENT,
    body: optionalPageViewSchema,
  },
);

export const recordFeaturedBusinessClick = visitors.write('POST', '/api/featured-businesses/{id}/click', {
  summary: 'Call or Website of a featured business was clicked.',
  ...RECORDS_EVENT,
  body: clickTypeSchema,
});

export const listFeaturedBusinessStats = adStaff.read('/api/admin/featured-businesses/stats', {
  summary: 'Featured businesses with their numbers.',
  query: numbersRangeSchema,
  responses: { 200: z.array(featuredBusinessStatsSchema) },
});
