import { stateText } from '#domain/ads/ad-run';
import { DISCARD_REASONS, type ReportRow, type Traffic } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { BYTE_ORDER_MARK, writeCsv } from '../write-csv.ts';

export type Sheet<Row> = readonly { readonly title: string; readonly cell: (row: Row) => string | number }[];

/** The file, for spreadsheets. */
export function writeSheet<Row>(sheet: Sheet<Row>, rows: readonly Row[]): string {
  const lines = rows.map((row) => sheet.map(({ cell }) => cell(row)));
  return BYTE_ORDER_MARK + writeCsv([sheet.map(({ title }) => title), ...lines]);
}

const sumOf = (traffic: readonly Traffic[], read: (one: Traffic) => number) =>
  traffic.reduce((sum, one) => sum + read(one), 0);

/** Received = counted + discarded, as on the dashboard. */
const identity: Sheet<{ traffic: readonly Traffic[] }> = [
  { title: 'Reports received', cell: ({ traffic }) => sumOf(traffic, (one) => one.received) },
  { title: 'Reports counted', cell: ({ traffic }) => sumOf(traffic, (one) => one.counted) },
  ...DISCARD_REASONS.map((reason) => ({
    title: `Discarded: ${reason}`,
    cell: ({ traffic }: { traffic: readonly Traffic[] }) => sumOf(traffic, (one) => one.discarded[reason]),
  })),
];

const counts: Sheet<Omit<ReportRow, 'name'>> = [
  { title: 'Impressions', cell: ({ impressions }) => impressions },
  { title: 'Viewable', cell: ({ viewable }) => viewable },
  { title: 'Viewable rate (%)', cell: ({ viewableRate }) => viewableRate },
  { title: 'Clicks', cell: ({ clicks }) => clicks },
  { title: 'CTR (%)', cell: ({ ctr }) => ctr },
];

export const daySheet: Sheet<ReportRow> = [{ title: 'Day', cell: ({ name }) => name }, ...counts];

export const adSheet: Sheet<AdStats> = [
  { title: 'Ad', cell: ({ name }) => name },
  { title: 'Status', cell: stateText },
  { title: 'First day', cell: ({ startDay }) => startDay ?? '' },
  { title: 'Last day', cell: ({ endDay }) => endDay ?? '' },
  ...counts,
  { title: 'Click URL', cell: ({ clickUrl }) => clickUrl },
  { title: 'Campaign', cell: ({ campaign }) => campaign?.name ?? '' },
  { title: 'Goal', cell: ({ goal }) => goal ?? '' },
  { title: 'Delivered of its goal', cell: ({ goal, delivered }) => (goal === null ? '' : delivered) },
  { title: 'Missing in the end', cell: ({ goal, missing }) => (goal === null ? '' : missing) },
  ...identity,
];

export const businessSheet: Sheet<FeaturedBusinessStats> = [
  { title: 'Business', cell: ({ name }) => name },
  { title: 'Status', cell: stateText },
  { title: 'Impressions', cell: ({ impressions }) => impressions },
  { title: 'Viewable', cell: ({ viewable }) => viewable },
  { title: 'Viewable rate (%)', cell: ({ viewableRate }) => viewableRate },
  { title: 'Phone clicks', cell: ({ phoneClicks }) => phoneClicks },
  { title: 'Website clicks', cell: ({ websiteClicks }) => websiteClicks },
  { title: 'Total clicks', cell: ({ totalClicks }) => totalClicks },
  { title: 'CTR (%)', cell: ({ ctr }) => ctr },
  ...identity,
];
