import { AD_PAGES, type AdPage } from '#domain/ads/ad-pages';
import { z } from 'zod';
import { adSchema } from './ads.ts';
import {
  areInOrder,
  inOrder,
  monthSchema,
  numbersFields,
  rangeFields,
  reportRowSchema,
} from './ad-numbers.ts';
import { featuredBusinessSchema } from './featured-businesses.ts';
import { FLIGHT_SUBJECTS, progressFields } from './flight-progress.ts';
import { adStaff, refusals } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

export const adPageSchema = z.enum(Object.keys(AD_PAGES) as [AdPage, ...AdPage[]]);

/** An ad or a featured business as it was sold. */
export const flightSchema = z.object({
  subject: z.enum(FLIGHT_SUBJECTS),
  id: z.int().positive(),
  ...progressFields,
  campaign: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Kinds of page; none: all. */
  pages: z.array(adPageSchema),
  hasPicture: z.boolean(),
  /** The address that no longer answers, of those that it leads to. */
  brokenLink: z.string().nullable(),
});
export type Flight = z.infer<typeof flightSchema>;

export const listFlights = adStaff.read('/api/admin/numbers/flights', {
  summary: 'All ads and featured businesses as flights: how each comes along, and what is wrong with it.',
  responses: { 200: z.array(flightSchema) },
});

/** The numbers of a campaign, an ad or a featured business, and those of as many days before a range. */
export const flightNumbersSchema = z.object({
  name: z.string(),
  /** What readers see of it; both `null` for a campaign. */
  ad: adSchema.nullable(),
  business: featuredBusinessSchema.nullable(),
  ...numbersFields,
  /** By day, too. */
  before: z.array(reportRowSchema).nullable(),
});
export type FlightNumbers = z.infer<typeof flightNumbersSchema>;

export const getFlightNumbers = adStaff.read('/api/admin/numbers/detail', {
  summary:
    'The numbers of one campaign, ad or featured business by day, kind of page and picture; with a first day, those of as many days before it, too.',
  query: z
    .object({
      ...rangeFields,
      campaign: recordIdSchema.optional(),
      ad: recordIdSchema.optional(),
      business: recordIdSchema.optional(),
    })
    .refine(areInOrder, inOrder)
    .refine((one) => [one.campaign, one.ad, one.business].filter((id) => id !== undefined).length === 1, {
      error: 'Name one campaign, ad or business.',
    }),
  responses: { 200: flightNumbersSchema, ...refusals(404) },
});

/** Weeks are the city's, and the first is what is left of this one; or all days of a month. */
export const slotWeeksSchema = z.object({
  page: adPageSchema,
  weeks: z.array(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Page views that no goal needs, as past weeks go; `null` while too few weeks are known. */
      left: z.object({ expected: z.int(), low: z.int(), high: z.int() }).nullable(),
    }),
  ),
});
export type SlotWeeks = z.infer<typeof slotWeeksSchema>;

export const listSlotWeeks = adStaff.read('/api/admin/numbers/slots', {
  summary:
    'What is left to sell of each slot for ads, week by week for a quarter; with a month, in what is left of it.',
  query: z.object({ month: monthSchema.optional() }),
  responses: { 200: z.array(slotWeeksSchema) },
});

export const copyFlight = adStaff.write('POST', '/api/admin/numbers/flights/{subject}/{id}/copy', {
  summary: 'Copy an ad or a featured business as a draft, without its numbers.',
  params: z.object({ subject: z.enum(FLIGHT_SUBJECTS), id: recordIdSchema }),
  responses: {
    201: z.object({ id: z.int().positive() }),
    ...refusals(404),
  },
});
