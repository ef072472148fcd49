import { TRACKED_EVENTS } from '#contract/ad-numbers';
import type { AdReport, ReportRow } from '#contract/ad-report';
import { AD_PAGES, isAdPage } from '#domain/ads/ad-pages';
import { clickThrough } from '#domain/ads/click-through';
import type { FlightState } from '#domain/ads/ad-run';
import { dueByToday } from '#domain/ads/flight-due';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { daysBetween } from '#domain/calendar/day-range';
import { storedDay } from '#domain/calendar/stored-day';
import type { Ad, FeaturedBusiness } from '../payload-types.ts';
import type { SubjectReports } from '../queries/ad-numbers.ts';
import type { CampaignSum, StoredCampaign } from '../queries/ad-reports.ts';
import { adImagePath, presentAd } from './ad.ts';
import { trafficOf } from './ad-stats.ts';

const MAX_DAYS = 366;
const NOTHING = { impressions: 0, viewable: 0, clicks: 0 };

interface Known {
  readonly stored: StoredCampaign;
  readonly sums: readonly CampaignSum[];
  readonly reports: readonly SubjectReports[];
  /** Of a deleted one: `Ended`. */
  readonly stateOf: (subject: 'ad' | 'featured', id: number) => FlightState;
  readonly lastDay: string;
  readonly now: Date;
}

/** A campaign as its advertiser sees it: no price, and nothing of others. */
export function presentAdReport({ stored, sums, reports, stateOf, lastDay, now }: Known): AdReport {
  const { campaign, advertiser, ads, businesses } = stored;
  const today = cityDay(now);
  const ofPart = (part: CampaignSum['part']) => sums.filter((sum) => sum.part === part);
  const flight = (subject: 'ad' | 'featured', doc: Ad | FeaturedBusiness) =>
    presentFlight(doc, {
      today,
      state: stateOf(subject, doc.id),
      counts: ofPart('picture').filter((sum) => sum.subject === subject && sum.subjectId === doc.id),
    });
  return {
    campaign: campaign.name,
    advertiser: advertiser?.name ?? null,
    orderNumber: campaign.orderNumber ?? null,
    asOf: now.toISOString(),
    lastDay,
    totals: toRow('Total', ofPart('all')[0]),
    flights: [...ads.map((doc) => flight('ad', doc)), ...businesses.map((doc) => flight('featured', doc))],
    days: presentDays(ofPart('day'), today),
    pages: ofPart('page').map((sum) => toRow(pageName(sum.page ?? ''), sum)),
    pictures: ofPart('picture').map((sum) => presentPicture(sum, stored)),
    traffic: trafficOf(reports, TRACKED_EVENTS).filter(({ received }) => received > 0),
  };
}

function toRow(name: string, counted: typeof NOTHING = NOTHING): ReportRow {
  const { impressions, viewable, clicks } = counted;
  return {
    name,
    impressions,
    viewable,
    viewableRate: clickThrough(viewable, impressions),
    clicks,
    ctr: clickThrough(clicks, impressions),
  };
}

function presentDays(sums: readonly CampaignSum[], today: string): ReportRow[] {
  const [first] = sums;
  if (!first) return [];
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  const earliest = dateAfter(today, 1 - MAX_DAYS);
  const from = first.day !== null && first.day > earliest ? first.day : earliest;
  return daysBetween(from, today).map((day) => toRow(day, byDay.get(day)));
}

const pageName = (page: string) => (isAdPage(page) ? AD_PAGES[page] : 'Elsewhere');

function presentFlight(
  doc: Ad | FeaturedBusiness,
  { state, counts, today }: { state: FlightState; counts: readonly CampaignSum[]; today: string },
): AdReport['flights'][number] {
  const goalKind = doc.goalKind ?? 'none';
  const goal = goalKind === 'none' ? null : (doc.goal ?? null);
  const startDay = doc.startDate ? storedDay(doc.startDate) : null;
  const endDay = doc.endDate ? storedDay(doc.endDate) : null;
  return {
    name: doc.name,
    state,
    startDay,
    endDay,
    goalKind,
    goal,
    delivered: counts.reduce(
      (sum, { clicks, impressions }) => sum + (goalKind === 'clicks' ? clicks : impressions),
      0,
    ),
    due: dueByToday({ startDay, endDay, goal }, today),
  };
}

function presentPicture(sum: CampaignSum, { ads, businesses }: StoredCampaign): AdReport['pictures'][number] {
  const { subject, subjectId, creative } = sum;
  if (subject === 'featured') {
    const business = businesses.find(({ id }) => id === subjectId);
    const image = typeof business?.image === 'object' ? business.image : null;
    return { ...toRow(business?.name ?? '', sum), imageUrl: adImagePath(image?.filename) };
  }
  const ad = ads.find(({ id }) => id === subjectId);
  const name = ad?.name ?? '';
  if (!ad || !creative) return { ...toRow(name, sum), imageUrl: ad ? presentAd(ad).imageUrl || null : null };
  const at = (ad.creatives ?? []).findIndex(({ id }) => id === creative);
  const image = ad.creatives?.[at]?.image;
  const which = at < 0 ? 'a picture since removed' : `picture ${at + 2}`;
  return {
    ...toRow(`${name}, ${which}`, sum),
    imageUrl: adImagePath(typeof image === 'object' ? image?.filename : null),
  };
}
