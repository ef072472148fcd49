import type { AdReport } from '#contract/ad-report';
import { cityDay } from '#domain/calendar/city-time';
import type { Payload } from 'payload';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import { makeReportLink } from '../ad-delivery/report-link.ts';
import { readReportToken } from '../ad-delivery/report-token.ts';
import { withHeaders } from '../calls/call-answer.ts';
import { CallError } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { withdrawReportLinks } from '../commands/sold-flights.ts';
import { presentAdReport, presentNumbers } from '../presenters/ad-report.ts';
import { findCampaign, findFlightDocs, listCampaigns, sumNumbers } from '../queries/ad-reports.ts';
import { daySheet, writeSheet } from './ad-numbers/number-sheets.ts';

/** What it shows is of this minute. */
const FRESH = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export const adReportHandlers = {
  getAdReport: async ({ params, req }) => withHeaders(await findAdReport(req.payload, params.token), FRESH),

  downloadAdReport: async ({ params, req }) => {
    const { days, asOf } = await findAdReport(req.payload, params.token);
    const name = `marble-step_report_${cityDay(new Date(asOf))}.csv`;
    return { name, text: writeSheet(daySheet, days) };
  },

  /** Each with a new link. */
  listSoldCampaigns: async ({ query, req: { payload } }) => {
    const now = new Date();
    const campaigns = await listCampaigns(payload, ['-createdAt', '-id']);
    return campaigns.map(({ campaign, advertiser }) => ({
      id: campaign.id,
      name: campaign.name,
      advertiser: advertiser?.name ?? null,
      orderNumber: campaign.orderNumber ?? null,
      price: campaign.price ?? null,
      priceKind: campaign.priceKind,
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
  // A draft is no promise yet.
  const flights = delivery.flights.filter(
    ({ campaign, state }) => campaign?.id === claim.campaign && state !== 'Draft',
  );
  const { lastDay } = claim;
  return presentAdReport(found, flights, { ...numbers, asOf: now.toISOString(), lastDay });
}

const noReport = () => new CallError(404, 'There’s no report at this address. Check that the link is whole.');
