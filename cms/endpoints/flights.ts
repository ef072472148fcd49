import { AD_PAGES, type AdPage } from '#domain/ads/ad-pages';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { daysBetween, periodBefore } from '#domain/calendar/day-range';
import { lastDayOf, lastDayOfWeek } from '#domain/calendar/month-weeks';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import { sumDays } from '../ad-delivery/ad-sums.ts';
import { CallError } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { duplicateFlight } from '../commands/sold-flights.ts';
import { findBrokenFlights } from '../links/broken-links.ts';
import { presentDays, presentNumbers } from '../presenters/ad-report.ts';
import { presentFlight } from '../presenters/ad-stats.ts';
import { presentAd } from '../presenters/ad.ts';
import { presentFeaturedBusiness } from '../presenters/featured-business.ts';
import { findCampaign, findFlightDocs, idsOf, sumNumbers } from '../queries/ad-reports.ts';

export const flightsHandlers = {
  listFlights: async ({ req: { payload } }) => {
    const { pool } = payload.db;
    const [{ flights }, broken] = await Promise.all([findDelivery(pool), findBrokenFlights(pool)]);
    return flights
      .filter(({ isDeleted }) => !isDeleted)
      .map((flight) => presentFlight(flight, broken.get(`${flight.subject} ${flight.id}`) ?? null));
  },

  getFlightNumbers: async ({ query, req: { payload } }) => {
    const { from, to, ...wanted } = query;
    const [docs, found] = await Promise.all([
      findFlightDocs(payload, wanted),
      wanted.campaign === undefined ? null : findCampaign(payload, wanted.campaign),
    ]);
    const [ad] = wanted.ad === undefined ? [] : docs.ads;
    const [business] = wanted.business === undefined ? [] : docs.businesses;
    const named = found?.campaign ?? ad ?? business;
    if (!named) throw new CallError(404, 'There’s no such campaign, ad or business.');
    const range = { from, to };
    const past = periodBefore(range, cityDay(new Date()));
    const [counted, before] = await Promise.all([
      sumNumbers(payload, docs, range),
      past && sumDays(payload.db.pool, { ...idsOf(docs), ...past }),
    ]);
    return {
      name: named.name,
      ad: ad ? presentAd(ad) : null,
      business: business ? presentFeaturedBusiness(business) : null,
      ...presentNumbers({ docs, ...counted, range }),
      before: before && past && presentDays(before, past),
    };
  },

  listSlotWeeks: async ({ query: { month }, req: { payload } }) => {
    const now = new Date();
    const { left } = await findDelivery(payload.db.pool, now);
    const weeks = month ? [{ from: `${month}-01`, to: lastDayOf(month) }] : listWeeks(cityDay(now));
    return (Object.keys(AD_PAGES) as AdPage[]).map((page) => ({
      page,
      weeks: weeks.map(({ from, to }) => ({ from, to, left: left(page, daysBetween(from, to)) })),
    }));
  },

  copyFlight: async ({ params, req }) => ({ id: await duplicateFlight(req, params.subject, params.id) }),
} satisfies SomeHandlers;

const QUARTER_DAYS = 91;

/** Whole weeks of the city, the first without its days that are over. */
function listWeeks(today: string): { from: string; to: string }[] {
  const weeks = [];
  const last = dateAfter(today, QUARTER_DAYS - 1);
  for (let from = today; ; from = dateAfter(weeks.at(-1)?.to ?? from, 1)) {
    const to = lastDayOfWeek(from);
    if (to > last) return weeks;
    weeks.push({ from, to });
  }
}
