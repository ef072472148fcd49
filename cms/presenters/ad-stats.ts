import { DISCARD_REASONS, type AdDay, type TrackedEvent, type Traffic } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { storedDay } from '#domain/calendar/stored-day';
import { clickThrough } from '#domain/ads/click-through';
import { sumTraffic, type ReportCount } from '#domain/ads/traffic';
import type { Ad, FeaturedBusiness } from '../payload-types.ts';
import { presentAd } from './ad.ts';

type Reports = readonly ReportCount[];

/** How a flight comes along. */
type Status = Pick<AdStats, 'state' | 'delivered' | 'missing'>;

/** An ad with the totals of its `reports`. */
export function presentAdStats(doc: Ad, reports: Reports, status: Status): AdStats {
  const traffic = trafficOf(reports, ['impression', 'viewable', 'click']);
  const [impressions, clicks] = [countedOf(traffic, 'impression'), countedOf(traffic, 'click')];
  return {
    ...presentAd(doc),
    startDay: dayOf(doc.startDate),
    endDay: dayOf(doc.endDate),
    ...presentFlight(doc, status),
    impressions,
    clicks,
    ctr: clickThrough(clicks, impressions),
    ...viewability(traffic),
  };
}

/** What staff see of a flight beside its days and counts. */
function presentFlight(
  doc: Pick<Ad, 'campaign' | 'goal' | 'goalKind'>,
  { state, delivered, missing }: Status,
) {
  const campaign = typeof doc.campaign === 'object' ? doc.campaign : null;
  return {
    state,
    campaign: campaign && { id: campaign.id, name: campaign.name },
    goalKind: doc.goalKind ?? 'none',
    goal: (doc.goalKind ?? 'none') === 'none' ? null : (doc.goal ?? null),
    delivered,
    missing,
  };
}

/** A featured business with the totals of its `reports`: a click is a call or a website visit. */
export function presentFeaturedBusinessStats(doc: FeaturedBusiness, reports: Reports): FeaturedBusinessStats {
  const traffic = trafficOf(reports, ['impression', 'viewable', 'phone', 'website']);
  const [phoneClicks, websiteClicks] = [countedOf(traffic, 'phone'), countedOf(traffic, 'website')];
  const impressions = countedOf(traffic, 'impression');
  const totalClicks = phoneClicks + websiteClicks;
  return {
    id: doc.id,
    name: doc.name,
    isActive: doc.isActive ?? false,
    impressions,
    phoneClicks,
    websiteClicks,
    totalClicks,
    ctr: clickThrough(totalClicks, impressions),
    ...viewability(traffic),
  };
}

/** One day of the chart. */
export function presentAdDay(day: string, counts: ReadonlyMap<string, number> | undefined): AdDay {
  const [impressions, clicks] = [counts?.get('impression') ?? 0, counts?.get('click') ?? 0];
  return { day, impressions, clicks, ctr: clickThrough(clicks, impressions) };
}

export function trafficOf(reports: Reports, events: readonly TrackedEvent[]): Traffic[] {
  return events.map((event) => ({ event, ...sumTraffic(reports, event, DISCARD_REASONS) }));
}

function countedOf(traffic: readonly Traffic[], event: TrackedEvent): number {
  return traffic.find((one) => one.event === event)?.counted ?? 0;
}

function viewability(traffic: Traffic[]) {
  const viewable = countedOf(traffic, 'viewable');
  return { viewable, viewableRate: clickThrough(viewable, countedOf(traffic, 'impression')), traffic };
}

function dayOf(date: string | null | undefined): string | null {
  return date ? storedDay(date) : null;
}
