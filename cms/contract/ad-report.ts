import { FLIGHT_STATES } from '#domain/ads/ad-run';
import { z } from 'zod';
import { trafficSchema } from './ad-numbers.ts';
import { defineRead } from './operation.ts';

/** Counted reports; rates are percentages with two decimals. */
const counts = {
  impressions: z.int(),
  viewable: z.int(),
  viewableRate: z.string(),
  clicks: z.int(),
  ctr: z.string(),
} as const;

const reportRowSchema = z.object({ name: z.string(), ...counts });
export type ReportRow = z.infer<typeof reportRowSchema>;

/** What an advertiser is shown of a campaign. Days are the city's. */
export const adReportSchema = z
  .object({
    campaign: z.string(),
    advertiser: z.string().nullable(),
    orderNumber: z.string().nullable(),
    asOf: z.iso.datetime(),
    /** The last day on which the link opens it. */
    lastDay: z.iso.date(),
    totals: reportRowSchema,
    flights: z.array(
      z.object({
        name: z.string(),
        state: z.enum(FLIGHT_STATES),
        startDay: z.iso.date().nullable(),
        endDay: z.iso.date().nullable(),
        goalKind: z.enum(['none', 'impressions', 'clicks']),
        /** `null` without one: an equal share. */
        goal: z.int().nullable(),
        delivered: z.int(),
        /** How many of the goal should be delivered by today, if its days are alike; `null` without a first or last day. */
        due: z.int().nullable(),
      }),
    ),
    /** Without gaps, from the first day with a report; at most the last 366. `name` is the day. */
    days: z.array(reportRowSchema),
    pages: z.array(reportRowSchema),
    pictures: z.array(reportRowSchema.extend({ imageUrl: z.string().nullable() })),
    traffic: z.array(trafficSchema),
  })
  .meta({ id: 'AdReport' });
export type AdReport = z.infer<typeof adReportSchema>;

const params = z.object({ token: z.string().max(200) });

export const getAdReport = defineRead('/api/reports/{token}', {
  summary: 'The numbers of a campaign for its advertiser, for whoever has the link; 410 once it has expired.',
  audience: 'public',
  params,
  responses: { 200: adReportSchema, 404: 'text', 410: 'text' },
});

export const downloadAdReport = defineRead('/api/reports/{token}/csv', {
  summary: 'The same by day, for spreadsheets.',
  audience: 'public',
  params,
  responses: { 200: 'text/csv', 404: 'text', 410: 'text' },
});

export const soldCampaignSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    advertiser: z.string().nullable(),
    orderNumber: z.string().nullable(),
    states: z.array(z.enum(FLIGHT_STATES)),
    /** The path of its report, and the last day on which that opens. */
    report: z.object({ path: z.string(), lastDay: z.iso.date() }),
  })
  .meta({ id: 'SoldCampaign' });
export type SoldCampaign = z.infer<typeof soldCampaignSchema>;

export const listSoldCampaigns = defineRead('/api/admin/numbers/campaigns', {
  summary:
    'All campaigns, newest first, with the states of their ads and featured businesses and a link to the report.',
  audience: 'staff',
  roles: ['ads'],
  responses: { 200: z.array(soldCampaignSchema), 401: 'text', 403: 'text' },
});
