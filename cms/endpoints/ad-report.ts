import type * as contract from '#contract/ad-report';
import type { AdReport, ReportRow } from '#contract/ad-report';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import type { Payload } from 'payload';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import { readReportToken, signReport } from '../ad-delivery/report-token.ts';
import { CallError } from '../calls/call-error.ts';
import { withHeaders } from '../calls/call-answer.ts';
import type { Handler } from '../calls/handler.ts';
import { presentAdReport } from '../presenters/ad-report.ts';
import { findStoredCampaign, sumCampaign } from '../queries/ad-reports.ts';
import type { Sheet } from './ad-numbers/number-sheets.ts';
import { BYTE_ORDER_MARK, writeCsv } from './write-csv.ts';

/** How long a link opens its report, today included. */
const LINK_DAYS = 90;
/** What it shows is of this minute. */
const FRESH = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export const getAdReport: Handler<typeof contract.getAdReport> = async ({ params, req }) => {
  return withHeaders(await findAdReport(req.payload, params.token), FRESH);
};

async function findAdReport(payload: Payload, token: string): Promise<AdReport> {
  const claim = readReportToken(payload.secret, token);
  if (!claim) throw noReport();
  const now = new Date();
  if (cityDay(now) > claim.lastDay)
    throw new CallError(410, 'This link has expired. Ask whoever sent it to you for a new one.');
  const [stored, delivery] = await Promise.all([
    findStoredCampaign(payload, claim.campaign),
    findDelivery(payload.db.pool, now),
  ]);
  if (!stored) throw noReport();
  const counted = await sumCampaign(payload, stored);
  return presentAdReport({
    stored,
    ...counted,
    stateOf: (subject, id) => delivery.find(subject, id)?.state ?? 'Ended',
    lastDay: claim.lastDay,
    now,
  });
}

const noReport = () => new CallError(404, 'There’s no report at this address. Check that the link is whole.');

const SHEET: Sheet<ReportRow> = [
  { title: 'Day', cell: ({ name }) => name },
  { title: 'Impressions', cell: ({ impressions }) => impressions },
  { title: 'Viewable', cell: ({ viewable }) => viewable },
  { title: 'Viewable rate (%)', cell: ({ viewableRate }) => viewableRate },
  { title: 'Clicks', cell: ({ clicks }) => clicks },
  { title: 'CTR (%)', cell: ({ ctr }) => ctr },
];

export const downloadAdReport: Handler<typeof contract.downloadAdReport> = async ({ params, req }) => {
  const { days, asOf } = await findAdReport(req.payload, params.token);
  const rows = days.map((day) => SHEET.map(({ cell }) => cell(day)));
  const text = BYTE_ORDER_MARK + writeCsv([SHEET.map(({ title }) => title), ...rows]);
  const name = `marble-step_report_${cityDay(new Date(asOf))}.csv`;
  return { name, text };
};

/** Each with a link that opens for the next months: made anew whenever it is asked for. */
export const listSoldCampaigns: Handler<typeof contract.listSoldCampaigns> = async ({ req: { payload } }) => {
  const now = new Date();
  const lastDay = dateAfter(cityDay(now), LINK_DAYS - 1);
  const [{ docs }, ads, businesses, { find }] = await Promise.all([
    payload.find({
      collection: 'campaigns',
      depth: 1,
      joins: false,
      pagination: false,
      sort: ['-createdAt', '-id'],
    }),
    listSold(payload, 'ads'),
    listSold(payload, 'featured-businesses'),
    findDelivery(payload.db.pool, now),
  ]);
  const statesIn = (subject: 'ad' | 'featured', flights: readonly Sold[], campaign: number) =>
    flights
      .filter((flight) => flight.campaign === campaign)
      .flatMap((flight) => find(subject, flight.id)?.state ?? []);
  return docs.map(({ id, name, advertiser, orderNumber }) => ({
    id,
    name,
    advertiser: typeof advertiser === 'object' ? (advertiser?.name ?? null) : null,
    orderNumber: orderNumber ?? null,
    states: [...statesIn('ad', ads, id), ...statesIn('featured', businesses, id)],
    report: { path: `/reports/${signReport(payload.secret, { campaign: id, lastDay })}`, lastDay },
  }));
};

interface Sold {
  readonly id: number;
  readonly campaign: unknown;
}

async function listSold(payload: Payload, collection: 'ads' | 'featured-businesses'): Promise<Sold[]> {
  const { docs } = await payload.find({
    collection,
    where: { campaign: { exists: true } },
    select: { campaign: true },
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, campaign }) => ({ id, campaign }));
}
