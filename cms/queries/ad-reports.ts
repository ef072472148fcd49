import type { Payload, Where } from 'payload';
import { sumParts, type PartSum } from '../ad-delivery/ad-sums.ts';
import type { Ad, Advertiser, Campaign, FeaturedBusiness } from '../payload-types.ts';
import { sumReports, type DayRange, type SubjectReports } from './ad-numbers.ts';

export type { Counted, PartSum } from '../ad-delivery/ad-sums.ts';

/** What ran, deleted ads and businesses included. */
export interface FlightDocs {
  readonly ads: readonly Ad[];
  readonly businesses: readonly FeaturedBusiness[];
}

/** One of them is given. */
export interface WantedFlights {
  readonly campaign?: number | undefined;
  readonly ad?: number | undefined;
  readonly business?: number | undefined;
}

export async function findFlightDocs(
  payload: Payload,
  { campaign, ad, business }: WantedFlights,
): Promise<FlightDocs> {
  const find = async <Slug extends 'ads' | 'featured-businesses'>(
    collection: Slug,
    id: number | undefined,
  ) => {
    if (campaign === undefined && id === undefined) return [];
    const where: Where = id === undefined ? { campaign: { equals: campaign } } : { id: { equals: id } };
    const found = { collection, where, depth: 1, pagination: false, sort: 'id', trash: true } as const;
    return (await payload.find<Slug, never>(found)).docs;
  };
  const [ads, businesses] = await Promise.all([find('ads', ad), find('featured-businesses', business)]);
  return { ads, businesses };
}

export interface FoundCampaign {
  readonly campaign: Campaign;
  readonly advertiser: Advertiser | null;
}

export async function listCampaigns(
  payload: Payload,
  sort: string[],
  where: Where = {},
): Promise<FoundCampaign[]> {
  const found = { collection: 'campaigns', sort, where, depth: 1, joins: false, pagination: false } as const;
  return (await payload.find(found)).docs.map((campaign) => ({
    campaign,
    advertiser: typeof campaign.advertiser === 'object' ? (campaign.advertiser ?? null) : null,
  }));
}

export async function findCampaign(payload: Payload, id: number): Promise<FoundCampaign | null> {
  const [found] = await listCampaigns(payload, ['id'], { id: { equals: id } });
  return found ?? null;
}

export const idsOf = ({ ads, businesses }: FlightDocs) => ({
  ads: ads.map(({ id }) => id),
  businesses: businesses.map(({ id }) => id),
});

/** The counts of these flights, and all that was received for them by outcome. */
export async function sumNumbers(
  payload: Payload,
  docs: FlightDocs,
  range: DayRange,
): Promise<{ sums: PartSum[]; reports: SubjectReports[] }> {
  const ids = idsOf(docs);
  const [sums, ofAds, ofBusinesses] = await Promise.all([
    sumParts(payload.db.pool, { ...ids, ...range }),
    sumReports(payload, 'ad', { ids: ids.ads, ...range }),
    sumReports(payload, 'featured', { ids: ids.businesses, ...range }),
  ]);
  return { sums, reports: [...ofAds, ...ofBusinesses] };
}
