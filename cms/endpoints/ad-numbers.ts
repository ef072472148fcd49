import { region } from '#city';
import type { ReportRow } from '#contract/ad-numbers';
import { invoiceLine, type InvoiceLine } from '#domain/ads/invoice-lines';
import { PRICE_KINDS } from '#domain/ads/price-kinds';
import { byField } from '#domain/ads/table-order';
import { cityDay } from '#domain/calendar/city-time';
import { periodBefore } from '#domain/calendar/day-range';
import type { Payload } from 'payload';
import { sumDays } from '../ad-delivery/ad-sums.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentDays } from '../presenters/ad-report.ts';
import type { DayRange } from '../queries/ad-numbers.ts';
import { sumCampaigns, type CampaignOfMonth } from '../queries/invoices.ts';
import { adSheet, businessSheet, daySheet, writeSheet, type Sheet } from './ad-numbers/number-sheets.ts';
import { findAdStats } from './ads.ts';
import { findFeaturedBusinessStats } from './featured-businesses.ts';

type Invoiced = CampaignOfMonth & InvoiceLine & { readonly month: string };

const invoiceSheet: Sheet<Invoiced> = [
  { title: 'Month', cell: ({ month }) => month },
  { title: 'Order number', cell: ({ orderNumber }) => orderNumber ?? '' },
  { title: 'Advertiser', cell: ({ advertiser }) => advertiser?.name ?? '' },
  { title: 'Invoice address', cell: ({ advertiser }) => advertiser?.invoiceAddress ?? '' },
  { title: 'Campaign', cell: ({ name }) => name },
  { title: 'Sold by', cell: ({ priceKind }) => PRICE_KINDS[priceKind] },
  { title: 'Quantity', cell: ({ quantity }) => quantity },
  { title: `Price (${region.currency})`, cell: ({ unitPrice }) => unitPrice ?? '' },
  { title: `Sum (${region.currency})`, cell: ({ sum }) => sum ?? '' },
];

export const adNumbersHandlers = {
  listAdDays: async ({ query, req: { payload } }) => {
    const past = periodBefore(query, cityDay(new Date()));
    const [days, before] = await Promise.all([
      findAdDays(payload, query),
      past && findAdDays(payload, { ...query, ...past }),
    ]);
    return { days, before };
  },

  /** Rows in the dashboard's order. No cell can start a formula, whatever an ad is named. */
  downloadNumbers: async ({ query, req: { payload } }) => {
    const { table, sort, direction, ...range } = query;
    // The contract has checked that the table has this column; column names are field names.
    const write = <Row extends object>(sheet: Sheet<Row>, rows: readonly Row[]) =>
      writeSheet(sheet, sort === undefined ? rows : rows.toSorted(byField(sort, direction)));
    const tables = {
      ads: async () => write(adSheet, await findAdStats(payload, range)),
      businesses: async () => write(businessSheet, await findFeaturedBusinessStats(payload, range)),
      days: async () => write(daySheet, await findAdDays(payload, range)),
    };
    const name = ['marble-step', table, range.from ?? 'start', range.to ?? 'today'].join('_');
    return { name: `${name}.csv`, text: await tables[table]() };
  },

  downloadInvoiceLines: async ({ query: { month }, req }) => {
    const lines = (await sumCampaigns(req.payload, month)).flatMap((campaign) => {
      const line = invoiceLine(campaign, month);
      return line ? [{ ...campaign, ...line, month }] : [];
    });
    return { name: `marble-step_invoices_${month}.csv`, text: writeSheet(invoiceSheet, lines) };
  },
} satisfies SomeHandlers;

/** All days without gaps; without `from`, starts at the first day with reports. */
async function findAdDays(
  { db: { pool } }: Payload,
  { ad, ...range }: DayRange & { ad?: number | undefined },
): Promise<ReportRow[]> {
  const days = await sumDays(pool, { ads: ad === undefined ? 'all' : [ad], businesses: [], ...range });
  return presentDays(days, range);
}
