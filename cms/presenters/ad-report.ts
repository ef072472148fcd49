import { TRACKED_EVENTS, type Numbers, type ReportRow } from '#contract/ad-numbers';
import type { AdReport } from '#contract/ad-report';
import type { FlightProgress } from '#contract/flight-progress';
import { AD_PAGES, isAdPage } from '#domain/ads/ad-pages';
import { clickThrough } from '#domain/ads/click-through';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { daysBetween } from '#domain/calendar/day-range';
import type { DayRange, SubjectReports } from '../queries/ad-numbers.ts';
import type { Counted, FlightDocs, FoundCampaign, PartSum } from '../queries/ad-reports.ts';
import { adImagePath, presentAd } from './ad.ts';
import { presentProgress, trafficOf } from './ad-stats.ts';

const MAX_DAYS = 366;
const NOTHING = { impressions: 0, viewable: 0, clicks: 0 };

interface Known {
  readonly docs: FlightDocs;
  readonly sums: readonly PartSum[];
  readonly reports: readonly SubjectReports[];
  readonly range: DayRange;
}

/** The numbers of these flights: in all, by day, kind of page and picture, and what was thrown out. */
export function presentNumbers({ docs, sums, reports, range }: Known): Numbers {
  const ofPart = (part: PartSum['part']) => sums.filter((sum) => sum.part === part);
  return {
    totals: toRow('Total', ofPart('all')[0]),
    days: presentDays(ofPart('day'), range),
    pages: ofPart('page').map((sum) => toRow(pageName(sum.page ?? ''), sum)),
    pictures: ofPart('picture').map((sum) => presentPicture(sum, docs)),
    traffic: trafficOf(reports, TRACKED_EVENTS).filter(({ received }) => received > 0),
  };
}

/** A campaign as its advertiser sees it: no price, and nothing of others. */
export function presentAdReport(
  { campaign, advertiser }: FoundCampaign,
  flights: readonly FlightProgress[],
  rest: Numbers & Pick<AdReport, 'asOf' | 'lastDay'>,
): AdReport {
  return {
    campaign: campaign.name,
    advertiser: advertiser?.name ?? null,
    orderNumber: campaign.orderNumber ?? null,
    flights: flights.map(presentProgress),
    ...rest,
  };
}

function toRow(name: string, { impressions, viewable, clicks }: Counted = NOTHING): ReportRow {
  return {
    name,
    impressions,
    viewable,
    viewableRate: clickThrough(viewable, impressions),
    clicks,
    ctr: clickThrough(clicks, impressions),
  };
}

/** All days of the range without gaps, at most the last 366. */
export function presentDays(
  sums: readonly Pick<PartSum, 'day' | keyof Counted>[],
  { from, to = cityDay(new Date()) }: DayRange,
): ReportRow[] {
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  const first = from ?? sums[0]?.day;
  if (!first) return [];
  const earliest = dateAfter(to, 1 - MAX_DAYS);
  return daysBetween(first > earliest ? first : earliest, to).map((day) => toRow(day, byDay.get(day)));
}

const pageName = (page: string) => (isAdPage(page) ? AD_PAGES[page] : 'Elsewhere');

function presentPicture(sum: PartSum, { ads, businesses }: FlightDocs): Numbers['pictures'][number] {
  const { subject, subjectId, creative, firstDay, lastDay } = sum;
  const row = (name: string, imageUrl: string | null) => ({
    ...toRow(name, sum),
    imageUrl,
    firstDay,
    lastDay,
  });
  if (subject === 'featured') {
    const business = businesses.find(({ id }) => id === subjectId);
    const image = typeof business?.image === 'object' ? business.image : null;
    return row(business?.name ?? '', adImagePath(image?.filename));
  }
  const ad = ads.find(({ id }) => id === subjectId);
  const name = ad?.name ?? '';
  if (!ad || !creative) return row(name, ad ? presentAd(ad).imageUrl || null : null);
  const at = (ad.creatives ?? []).findIndex(({ id }) => id === creative);
  const { image, isPaused } = ad.creatives?.[at] ?? {};
  const which = at < 0 ? 'a picture since removed' : `picture ${at + 2}${isPaused ? ', paused' : ''}`;
  return row(`${name}, ${which}`, adImagePath(typeof image === 'object' ? image?.filename : null));
}
