import type { InvoicedCampaign } from '#domain/ads/invoice-lines';
import { lastDayOf } from '#domain/calendar/month-weeks';
import type { Payload } from 'payload';
import { sumFlights } from '../ad-delivery/ad-sums.ts';
import { readFlights } from '../ad-delivery/stored-flights.ts';
import { listCampaigns, type FoundCampaign } from './ad-reports.ts';

/** A campaign with its counts of a month, and what its invoice says of it. */
export interface CampaignOfMonth extends InvoicedCampaign, Pick<FoundCampaign, 'advertiser'> {
  readonly name: string;
  readonly orderNumber: string | null;
}

/** Every campaign that has been released, deleted ads included: what was delivered is owed. `month`: `2026-11`. */
export async function sumCampaigns(payload: Payload, month: string): Promise<CampaignOfMonth[]> {
  const { pool } = payload.db;
  const [campaigns, flights] = await Promise.all([
    listCampaigns(payload, ['advertiser.name', 'orderNumber', 'id']),
    readFlights(pool),
  ]);
  const idsOf = (wanted: 'ad' | 'featured') =>
    flights.filter(({ subject }) => subject === wanted).map(({ id }) => id);
  const days = { from: `${month}-01`, to: lastDayOf(month) };
  const sums = await sumFlights(pool, { ads: idsOf('ad'), businesses: idsOf('featured'), ...days });
  const byFlight = new Map(sums.map((sum) => [`${sum.subject} ${sum.subjectId}`, sum]));
  return campaigns.flatMap(({ campaign, advertiser }) => {
    const own = flights.filter((flight) => flight.campaign?.id === campaign.id);
    const [firstDay] = own.flatMap((flight) => flight.firstDay ?? []).toSorted();
    if (firstDay === undefined) return [];
    const total = (of: 'impressions' | 'clicks') =>
      own.reduce((sum, { subject, id }) => sum + (byFlight.get(`${subject} ${id}`)?.[of] ?? 0), 0);
    const { name, orderNumber = null, price = null, priceKind } = campaign;
    const counts = { impressions: total('impressions'), clicks: total('clicks') };
    return [{ name, orderNumber, advertiser, price, priceKind, firstDay, ...counts }];
  });
}
