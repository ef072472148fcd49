import { DISCARD_REASONS, type TrackedEvent, type Traffic } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { progressSchema, type FlightProgress } from '#contract/flight-progress';
import { flightSchema, type Flight } from '#contract/flights';
import { clickThrough } from '#domain/ads/click-through';
import { ofEach } from '#domain/words/list-filters';
import type { Ad, FeaturedBusiness } from '../payload-types.ts';
import { presentAd } from './ad.ts';
import { namedBy } from './named-by.ts';

/** Reports of one kind and outcome: `reason` is empty when they were counted. */
type Reports = readonly { readonly event: string; readonly reason: string; readonly count: number }[];
type Status = Omit<Flight, 'pages' | 'brokenLink'> & { readonly pages: readonly Flight['pages'][number][] };

export function presentAdStats(doc: Ad, reports: Reports, flight: Status): AdStats {
  const traffic = trafficOf(reports, ['impression', 'viewable', 'click']);
  const [impressions, clicks] = [countedOf(traffic, 'impression'), countedOf(traffic, 'click')];
  return {
    ...presentAd(doc),
    ...presentProgress(flight),
    campaign: flight.campaign,
    impressions,
    clicks,
    ctr: clickThrough(clicks, impressions),
    ...viewability(traffic),
  };
}

export const presentProgress = namedBy<FlightProgress>(progressSchema);

const onDashboard = namedBy<Flight>(flightSchema);

/** A flight as the dashboard lists it. */
export function presentFlight(flight: Status, brokenLink: string | null): Flight {
  return onDashboard({ ...flight, pages: [...flight.pages], brokenLink });
}

/** A featured business with the totals of its `reports`: a click is a call or a website visit. */
export function presentFeaturedBusinessStats(
  doc: FeaturedBusiness,
  reports: Reports,
  { state, missing }: Status,
): FeaturedBusinessStats {
  const traffic = trafficOf(reports, ['impression', 'viewable', 'phone', 'website']);
  const [phoneClicks, websiteClicks] = [countedOf(traffic, 'phone'), countedOf(traffic, 'website')];
  const impressions = countedOf(traffic, 'impression');
  const totalClicks = phoneClicks + websiteClicks;
  return {
    id: doc.id,
    name: doc.name,
    isActive: doc.isActive ?? false,
    state,
    missing,
    impressions,
    phoneClicks,
    websiteClicks,
    totalClicks,
    ctr: clickThrough(totalClicks, impressions),
    ...viewability(traffic),
  };
}

/** Received is computed as the sum of counted and discarded, so that the parts always add up. */
export function trafficOf(reports: Reports, events: readonly TrackedEvent[]): Traffic[] {
  return events.map((event) => {
    const sum = (reason?: string) =>
      reports
        .filter((one) => one.event === event && (reason === undefined || one.reason === reason))
        .reduce((total, { count }) => total + count, 0);
    return { event, received: sum(), counted: sum(''), discarded: ofEach(DISCARD_REASONS, sum) };
  });
}

function countedOf(traffic: readonly Traffic[], event: TrackedEvent): number {
  return traffic.find((one) => one.event === event)?.counted ?? 0;
}

function viewability(traffic: Traffic[]) {
  const viewable = countedOf(traffic, 'viewable');
  return { viewable, viewableRate: clickThrough(viewable, countedOf(traffic, 'impression')), traffic };
}
