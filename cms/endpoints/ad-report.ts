import type { AdReport } from '#contract/ad-report';
import type { ReportRow } from '#contract/ad-numbers';
import { cityDay } from '#domain/calendar/city-time';
import type { Payload } from 'payload';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import { makeReportLink } from '../ad-delivery/report-link.ts';
import { readReportToken } from '../ad-delivery/report-token.ts';
import { withHeaders } from '../calls/call-answer.ts';
import { CallError } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { withdrawReportLinks } from '../commands/withdraw-reports.ts';
import { presentAdReport, presentNumbers } from '../presenters/ad-report.ts';
import { findCampaign, findFlightDocs, sumNumbers } from '../queries/ad-reports.ts';
import type { Sheet } from './ad-numbers/number-sheets.ts';
import { BYTE_ORDER_MARK, writeCsv } from './write-csv.ts';

/** What it shows is of this minute. */
const FRESH = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

const SHEET: Sheet<ReportRow> = [
  { title: 'Day', cell: ({ name }) => name },
  { title: 'Impressions', cell: ({ impressions }) => impressions },
  { title: 'Viewable', cell: ({ viewable }) => viewable },
  { title: 'Viewable rate (%)', cell: ({ viewableRate }) => viewableRate },
  { title: 'Clicks', cell: ({ clicks }) => clicks },
  { title: 'CTR (%)', cell: ({ ctr }) => ctr },
];

export const adReportHandlers = {
  getAdReport: async ({ params, req }) => withHeaders(await findAdReport(req.payload, params.token), FRESH),

  downloadAdReport: async ({ params, req }) => {
    const { days, asOf } = await findAdReport(req.payload, params.token);
    const rows = days.map((day) => SHEET.map(({ cell }) => cell(day)));
    const text = BYTE_ORDER_MARK + writeCsv([SHEET.map(({ title }) => title), ...rows]);
    const name = `marble-step_report_${cityDay(new Date(asOf))}.csv`;
    return { name, text };
  },

  /** Each with a new link. */
  listSoldCampaigns: async ({ query, req: { payload } }) => {
    const now = new Date();
    const { docs } = await payload.find({
      collection: 'campaigns',
      depth: 1,
      joins: false,
      pagination: false,
      sort: ['-createdAt', '-id'],
    });
    return docs.map((campaign) => ({
      id: campaign.id,
      name: campaign.name,
      advertiser: typeof campaign.advertiser === 'object' ? (campaign.advertiser?.name ?? null) : null,
      orderNumber: campaign.orderNumber ?? null,
      report: makeReportLink(payload.secret, campaign, query.days, now),
    }));
  },

  withdrawReports: async ({ params, req }) => {
    if (!(await withdrawReportLinks(req.payload, params.id)))
      throw new CallError(404, 'There’s no such campaign.');
    return { message: 'Links withdrawn' };
  },
} satisfies SomeHandlers;

async function findAdReport(payload: Payload, token: string): Promise<AdReport> {
  const claim = readReportToken(payload.secret, token);
  if (!claim) throw noReport();
  const now = new Date();
  if (cityDay(now) > claim.lastDay)
    throw new CallError(410, 'This link has expired. Ask whoever sent it to you for a new one.');
  const found = await findCampaign(payload, claim.campaign);
  if (!found) throw noReport();
  if (claim.round < (found.campaign.reportRound ?? 0))
    throw new CallError(410, 'This link has been withdrawn. Ask whoever sent it to you for a new one.');
  const [docs, delivery] = await Promise.all([
    findFlightDocs(payload, { campaign: claim.campaign }),
    findDelivery(payload.db.pool, now),
  ]);
  const numbers = presentNumbers({ docs, ...(await sumNumbers(payload, docs, {})), range: {} });
  const flights = delivery.flights.filter(({ campaign }) => campaign?.id === claim.campaign);
  return presentAdReport({ ...found, flights, numbers, lastDay: claim.lastDay, now });
}

const noReport = () => new CallError(404, 'There’s no report at this address. Check that the link is whole.');
