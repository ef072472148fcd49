import { ofEach } from '#domain/words/list-filters';
import { z } from 'zod';
import { adStaff } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

/** Kinds of events reported for an ad or featured business. */
export const TRACKED_EVENTS = ['impression', 'viewable', 'click', 'phone', 'website'] as const;
export type TrackedEvent = (typeof TRACKED_EVENTS)[number];

/** Why a report is not counted (decisions §9). */
export const DISCARD_REASONS = ['bot', 'staff', 'inactive', 'duplicate', 'rate'] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

export const rangeFields = { from: z.iso.date().optional(), to: z.iso.date().optional() } as const;
export const inOrder = { error: 'The first day is after the last one.' };
export const areInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;

export const monthSchema = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'Write the month like 2026-11.');

/** Days in the city's calendar, both inclusive; all time when absent. */
export const numbersRangeSchema = z.object(rangeFields).refine(areInOrder, inOrder);
export type NumbersRange = z.infer<typeof numbersRangeSchema>;

/** Totals for one event: received = counted + the sum of `discarded` (decisions §9). */
export const trafficSchema = z.object({
  event: z.enum(TRACKED_EVENTS),
  received: z.int(),
  counted: z.int(),
  discarded: z.object(ofEach(DISCARD_REASONS, () => z.int())),
});
export type Traffic = z.infer<typeof trafficSchema>;

/** More numbers for ads and featured businesses; rates are percentages with two decimals. */
export const trafficFields = {
  viewable: z.int(),
  viewableRate: z.string(),
  traffic: z.array(trafficSchema),
} as const;

/** Counted reports; rates are percentages with two decimals. */
export const reportRowSchema = z.object({
  name: z.string(),
  impressions: z.int(),
  viewable: z.int(),
  viewableRate: z.string(),
  clicks: z.int(),
  ctr: z.string(),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** The numbers of one or several flights. */
export const numbersFields = {
  totals: reportRowSchema,
  /** Without gaps, at most 366; without a range, from the first day with a report. `name` is the day. */
  days: z.array(reportRowSchema),
  pages: z.array(reportRowSchema),
  pictures: z.array(
    reportRowSchema.extend({
      imageUrl: z.string().nullable(),
      /** When it was first and last counted. */
      firstDay: z.iso.date(),
      lastDay: z.iso.date(),
    }),
  ),
  /** Kinds of events without any are left out. */
  traffic: z.array(trafficSchema),
} as const;
const numbersSchema = z.object(numbersFields);
export type Numbers = z.infer<typeof numbersSchema>;

/** As `numbersFields.days`; with a first day, those of as many days before it, too. */
export const adDaysSchema = z.object({ days: numbersFields.days, before: numbersFields.days.nullable() });

export const listAdDays = adStaff.read('/api/admin/numbers/days', {
  summary:
    'Impressions, clicks and click-through of all ads or one by day, days of nothing included; at most the last 366.',
  query: z.object({ ...rangeFields, ad: recordIdSchema.optional() }).refine(areInOrder, inOrder),
  responses: { 200: adDaysSchema },
});

/** The dashboard's tables and their sortable columns. */
export const NUMBER_TABLES = {
  ads: ['name', 'isActive', 'startDay', 'createdAt', 'impressions', 'viewableRate', 'clicks', 'ctr'],
  businesses: ['name', 'impressions', 'viewableRate', 'phoneClicks', 'websiteClicks', 'totalClicks', 'ctr'],
  days: ['name', 'impressions', 'viewable', 'viewableRate', 'clicks', 'ctr'],
} as const;
export type AdColumn = (typeof NUMBER_TABLES)['ads'][number];
export type BusinessColumn = (typeof NUMBER_TABLES)['businesses'][number];

export const downloadNumbers = adStaff.read('/api/admin/numbers/csv', {
  summary: 'A table of the dashboard as it is shown, for spreadsheets: no cell begins a formula.',
  query: z
    .object({
      ...rangeFields,
      table: z.enum(['ads', 'businesses', 'days']),
      ad: recordIdSchema.optional(),
      sort: z.string().max(40).optional(),
      direction: z.enum(['ascending', 'descending']).default('ascending'),
    })
    .refine(areInOrder, inOrder)
    .refine(
      ({ table, sort }) => sort === undefined || NUMBER_TABLES[table].some((column) => column === sort),
      { error: 'This table has no such column.' },
    ),
  responses: { 200: 'text/csv' },
});

export const downloadInvoiceLines = adStaff.read('/api/admin/numbers/invoices', {
  summary:
    'What the campaigns owe for a month, a line each, for spreadsheets: order number, quantity, price and sum. Sums are exact to the cent.',
  query: z.object({ month: monthSchema }),
  responses: { 200: 'text/csv' },
});
