import { z } from 'zod';
import { numbersRangeSchema, trafficFields } from './ad-numbers.ts';
import { completeAddress } from '#domain/addresses/bare-host';
import { webUrl } from '#domain/addresses/links';
import { progressFields } from './flight-progress.ts';
import { adStaff, refusals, visitors } from './operation.ts';
import { pageViewSchema, RECORDS_EVENT } from './page-view.ts';
import { recordIdSchema } from './record-id.ts';

/** Accepted image formats (decisions §9), detected from the content, not the file name. */
export const AD_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
export const AD_IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** An image up to this size gets an error message; a larger body is not read. */
const AD_FORM_MAX_BYTES = 3 * AD_IMAGE_MAX_BYTES;

export const adSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** Alternative text of the banner. */
  alt: z.string(),
  imageUrl: z.string(),
  /** For narrow screens. */
  smallImageUrl: z.string().nullable(),
  clickUrl: z.string(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Ad = z.infer<typeof adSchema>;

/** An ad as a page shows it. */
export const listedAdSchema = adSchema.extend({
  /** Its chance to be shown in a page view; those of a list are together at most 1. */
  share: z.number().min(0).max(1),
  /** How often a reader's own browser shows it in a day; `null` without a limit. */
  dailyCap: z.int().nullable(),
  /** Which of its further pictures this is; `null` if it is its own. */
  creative: z.string().nullable(),
});
export type ListedAd = z.infer<typeof listedAdSchema>;

/** An ad with its numbers; `ctr` is a percentage with two decimals (spec 2 §5). Days are the city's. */
export const adStatsSchema = adSchema.extend({
  ...progressFields,
  campaign: z.object({ id: z.int(), name: z.string() }).nullable(),
  impressions: z.int(),
  clicks: z.int(),
  ctr: z.string(),
  ...trafficFields,
});
export type AdStats = z.infer<typeof adStatsSchema>;

/** The error for an incomplete form (spec 2 §5). */
export const AD_INCOMPLETE = 'Please fill in all fields and select an image';
const INCOMPLETE = { error: AD_INCOMPLETE };
const dayOrNone = z
  .string()
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, {
    error: 'Write the day like 2026-11-21.',
  })
  .transform((day) => day || null)
  .default(null);
const daysInOrder = { error: 'The last day is before the first one.', path: ['endDay'] };
const areInOrder = ({ startDay, endDay }: { startDay: string | null; endDay: string | null }) =>
  startDay === null || endDay === null || startDay <= endDay;

/** An http or https URL; other protocols are never linked. */
const webAddress = (error: string) => z.string().refine((text) => webUrl(text) !== null, { error });

/** The fields of the ad form except the file, as the strings that forms send. */
export const newAdSchema = z
  .object({
    name: z.string(INCOMPLETE).trim().min(1, INCOMPLETE).max(200, 'The name is longer than 200 characters.'),
    clickUrl: z
      .string(INCOMPLETE)
      .trim()
      .min(1, INCOMPLETE)
      .max(2000, 'The click URL is longer than 2,000 characters.')
      .transform(completeAddress)
      .pipe(webAddress('The click URL must begin with http:// or https://.')),
    imageUrl: z
      .string()
      .trim()
      .max(2000, 'The image URL is longer than 2,000 characters.')
      .pipe(z.literal('').or(webAddress('The image URL must begin with http:// or https://.')))
      .default(''),
    alt: z.string().trim().max(300, 'The alternative text is longer than 300 characters.').default(''),
    startDay: dayOrNone,
    endDay: dayOrNone,
  })
  .refine(areInOrder, daysInOrder);
export type NewAd = z.output<typeof newAdSchema>;

/** A created or changed ad, and any warning about its image. */
export const savedAdSchema = adSchema.extend({ warning: z.string().nullable() });

const done = z.object({ message: z.string() });

export const listAds = visitors.read('/api/ads', {
  summary:
    'Active ads, without their numbers. With a page, only those due there now, each with its chance: `home`, `cuisines`, `cuisine:thai`, `neighborhood:canton`, `guide`.',
  dependsOn: 'pace',
  query: z.object({ page: z.string().max(200).optional() }),
  responses: { 200: z.array(listedAdSchema) },
});

export const recordAdImpression = visitors.write('POST', '/api/ads/{id}/impression', {
  summary: 'An ad was shown: once per ad per page view. An id of 0 says that a slot had none to show.',
  ...RECORDS_EVENT,
  params: z.object({
    id: z
      .literal(0)
      .or(z.literal('0').transform(() => 0 as const))
      .or(recordIdSchema),
  }),
  body: pageViewSchema,
});

const OF_SHOWN_AD = { ...RECORDS_EVENT, body: pageViewSchema };

export const recordAdViewable = visitors.write('POST', '/api/ads/{id}/viewable', {
  summary: 'Half of an ad, 30% of a large one, was on screen for a second.',
  ...OF_SHOWN_AD,
});

export const recordAdClick = visitors.write('POST', '/api/ads/{id}/click', {
  summary: 'An ad was clicked.',
  ...OF_SHOWN_AD,
});

export const listAdStats = adStaff.read('/api/admin/ads/stats', {
  summary: 'All ads with their numbers.',
  query: numbersRangeSchema,
  responses: { 200: z.array(adStatsSchema) },
});

export const createAd = adStaff.write('POST', '/api/admin/ads', {
  summary: 'Create an ad from an uploaded picture or a picture address.',
  maxBodyBytes: AD_FORM_MAX_BYTES,
  bodyType: 'multipart/form-data',
  responses: { 201: savedAdSchema, ...refusals(413, 415) },
});

export const toggleAd = adStaff.write('PATCH', '/api/admin/ads/{id}/toggle', {
  summary: 'Switch an ad on or off.',
  body: z.object({ isActive: z.boolean() }),
  responses: { 200: adSchema, ...refusals(404) },
});

export const changeAd = adStaff.write('PATCH', '/api/admin/ads/{id}', {
  summary: 'Change all fields of an ad; without a picture it keeps its own. Its numbers stay.',
  maxBodyBytes: AD_FORM_MAX_BYTES,
  bodyType: 'multipart/form-data',
  responses: {
    200: savedAdSchema,
    ...refusals(404, 413, 415),
  },
});

export const deleteAd = adStaff.write('DELETE', '/api/admin/ads/{id}', {
  summary: 'Delete an ad. For 30 days staff can restore it.',
  responses: { 200: done, ...refusals(404) },
});
