import { PRICE_KINDS, type PriceKind } from '#domain/ads/price-kinds';
import { REPORT_LINK_DAYS, USUAL_LINK_DAYS } from '#domain/ads/report-links';
import { z } from 'zod';
import { numbersFields } from './ad-numbers.ts';
import { progressFields } from './flight-progress.ts';
import { adStaff, refusals, visitors } from './operation.ts';

/** What an advertiser is shown of a campaign. Days are the city's. */
export const adReportSchema = z.object({
  campaign: z.string(),
  advertiser: z.string().nullable(),
  orderNumber: z.string().nullable(),
  asOf: z.iso.datetime(),
  /** The last day on which the link opens it. */
  lastDay: z.iso.date(),
  flights: z.array(z.object(progressFields)),
  ...numbersFields,
});
export type AdReport = z.infer<typeof adReportSchema>;

const params = z.object({ token: z.string().max(200) });

export const getAdReport = visitors.read('/api/reports/{token}', {
  summary:
    'The numbers of a campaign for its advertiser, for whoever has the link; 410 once it has expired or been withdrawn.',
  params,
  responses: { 200: adReportSchema, ...refusals(404, 410) },
});

export const downloadAdReport = visitors.read('/api/reports/{token}/csv', {
  summary: 'The same by day, for spreadsheets.',
  params,
  responses: { 200: 'text/csv', ...refusals(404, 410) },
});

export const soldCampaignSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  advertiser: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** In the city's currency; `null` if none is agreed yet. */
  price: z.number().nullable(),
  priceKind: z.enum(Object.keys(PRICE_KINDS) as [PriceKind, ...PriceKind[]]),
  /** The path of its report, and the last day on which that opens. */
  report: z.object({ path: z.string(), lastDay: z.iso.date() }),
});
export type SoldCampaign = z.infer<typeof soldCampaignSchema>;

export const listSoldCampaigns = adStaff.read('/api/admin/numbers/campaigns', {
  summary: 'All campaigns, newest first, with a link to the report, made anew whenever it is asked for.',
  query: z.object({
    /** How long the links open, today included. */
    days: z.coerce.number<number | string>().pipe(z.literal(REPORT_LINK_DAYS)).default(USUAL_LINK_DAYS),
  }),
  responses: { 200: z.array(soldCampaignSchema) },
});

export const withdrawReports = adStaff.write('POST', '/api/admin/numbers/campaigns/{id}/withdraw', {
  summary: 'Close all links to the report of a campaign that were given out so far.',
  responses: { 200: z.object({ message: z.string() }), ...refusals(404) },
});
