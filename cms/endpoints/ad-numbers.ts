import { region } from '#city';
import type { AdDay, NumberTable } from '#contract/ad-numbers';
import { invoiceLine } from '#domain/ads/invoice-lines';
import { PRICE_KINDS } from '#domain/ads/price-kinds';
import { byCell, type SortDirection } from '#domain/ads/table-order';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { daysBetween } from '#domain/calendar/day-range';
import type { Payload } from 'payload';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentAdDay } from '../presenters/ad-stats.ts';
import { sumAdReportsByDay, type DayRange } from '../queries/ad-numbers.ts';
import { sumCampaigns } from '../queries/invoices.ts';
import { adSheet, businessSheet, daySheet, type Sheet } from './ad-numbers/number-sheets.ts';
import { findAdStats } from './ads.ts';
import { findFeaturedBusinessStats } from './featured-businesses.ts';
import { BYTE_ORDER_MARK, writeCsv } from './write-csv.ts';

/** The most days a chart can show; a longer range keeps its last day. */
const MAX_DAYS = 366;

const INVOICE_TITLES = [
  'Month',
  'Order number',
  'Advertiser',
  'Invoice address',
  'Campaign',
  'Sold by',
  'Quantity',
  `Price (${region.currency})`,
  `Sum (${region.currency})`,
];

export const adNumbersHandlers = {
  listAdDays: async ({ query, req }) => ({ days: await findAdDays(req.payload, query) }),

  /** Rows in the dashboard's order. No cell can start a formula, whatever an ad is named. */
  downloadNumbers: async ({ query, req }) => {
    const { table, sort, direction, ...range } = query;
    const csv = await writeTable(req.payload, { table, sort, direction, range });
    const name = ['marble-step', table, range.from ?? 'start', range.to ?? 'today'].join('_');
    return { name: `${name}.csv`, text: BYTE_ORDER_MARK + csv };
  },

  downloadInvoiceLines: async ({ query, req }) => {
    const { month } = query;
    const lines = (await sumCampaigns(req.payload, month)).flatMap((campaign) => {
      const line = invoiceLine(campaign, month);
      if (!line) return [];
      const { orderNumber, advertiser, invoiceAddress, name, priceKind } = campaign;
      const whose = [orderNumber ?? '', advertiser ?? '', invoiceAddress ?? '', name, PRICE_KINDS[priceKind]];
      return [[month, ...whose, line.quantity, line.price ?? '', line.sum ?? '']];
    });
    const text = BYTE_ORDER_MARK + writeCsv([INVOICE_TITLES, ...lines]);
    return { name: `marble-step_invoices_${month}.csv`, text };
  },
} satisfies SomeHandlers;

/** All days without gaps; without `from`, starts at the first day with reports. */
async function findAdDays(
  payload: Payload,
  { from, to = cityDay(new Date()), ad }: DayRange & { ad?: number | undefined },
): Promise<AdDay[]> {
  const earliest = dateAfter(to, 1 - MAX_DAYS);
  const first = from !== undefined && from > earliest ? from : earliest;
  const rows = await sumAdReportsByDay(payload, { from: first, to, ad });
  const counts = new Map<string, Map<string, number>>();
  for (const { day, event, count } of rows) {
    const known = counts.get(day) ?? new Map<string, number>();
    counts.set(day, known.set(event, count));
  }
  const shown = from === undefined ? (rows[0]?.day ?? to) : first;
  return daysBetween(shown, to).map((day) => presentAdDay(day, counts.get(day)));
}

interface Wanted {
  readonly table: NumberTable;
  readonly sort: string | undefined;
  readonly direction: SortDirection;
  readonly range: DayRange & { ad?: number | undefined };
}

async function writeTable(payload: Payload, { table, sort, direction, range }: Wanted): Promise<string> {
  const order = { sort, direction };
  if (table === 'ads') return writeSheet(adSheet, await findAdStats(payload, range), order);
  if (table === 'businesses') {
    return writeSheet(businessSheet, await findFeaturedBusinessStats(payload, range), order);
  }
  return writeSheet(daySheet, await findAdDays(payload, range), order);
}

function writeSheet<Row extends object>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  { sort, direction }: Pick<Wanted, 'sort' | 'direction'>,
): string {
  // The contract has checked that the table has this column; column names are field names.
  const read = (row: Row) => row[sort as keyof Row] as string | number | boolean | null;
  const ordered = sort === undefined ? rows : rows.toSorted(byCell(read, direction));
  return writeCsv([
    sheet.map(({ title }) => title),
    ...ordered.map((row) => sheet.map(({ cell }) => cell(row))),
  ]);
}
