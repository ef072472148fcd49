import type { AdPage } from '#domain/ads/ad-pages';
import { chooseAd } from '#domain/ads/ad-rotation';
import { mayShow, planDelivery, type PlannedFlight } from '#domain/ads/plan-delivery';
import { FORECAST_DAYS, forecastSlots, type SlotDay } from '#domain/ads/slot-forecast';
import { dateAfter } from '#domain/calendar/calendar-date';
import { repeatableRandom } from './repeatable-random.ts';

export interface SimulatedFlight extends Omit<PlannedFlight, 'needs' | 'startDay' | 'endDay'> {
  readonly startDay: string;
  readonly endDay: string;
  readonly goal: number | null;
  readonly dailyCap?: number;
}

export interface SimulatedEnd {
  readonly id: number;
  readonly goal: number;
  readonly delivered: number;
  /** The first day on which more than 2 % of the goal was announced to be missing, for two days in a row. */
  readonly announcedOn: string | null;
  /** The furthest that it was ahead of or behind the views of its days, as a share of its goal. */
  readonly offPace: number;
}

interface Simulation {
  readonly seed: number;
  readonly firstDay: string;
  readonly days: number;
  readonly flights: readonly SimulatedFlight[];
  readonly stepMinutes: number;
  /** Without: every running flight has the same chance until it has its goal. */
  readonly isPaced: boolean;
}

const DAY_MINUTES = 1_440;
const WEEKDAYS = [0.95, 0.8, 0.85, 0.95, 1.1, 1.3, 1.2];
const HOURS = [2, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 8, 9, 8, 6, 6, 7, 9, 11, 10, 7, 5, 4, 3];
const HOUR_SUM = HOURS.reduce((sum, one) => sum + one, 0);
/** Views a day in an ordinary week, of which topics have a part. */
const PLACES: readonly { page: AdPage; topic: string; views: number }[] = [
  { page: 'home', topic: '', views: 1_500 },
  { page: 'cuisines', topic: '', views: 200 },
  { page: 'cuisine', topic: '', views: 600 },
  { page: 'cuisine', topic: 'thai', views: 90 },
  { page: 'cuisine', topic: 'italian', views: 150 },
  { page: 'neighborhood', topic: '', views: 500 },
  { page: 'neighborhood', topic: 'fells-point', views: 140 },
  { page: 'guide', topic: '', views: 600 },
  { page: 'guide', topic: 'italian', views: 60 },
];
const PAGES = [...new Set(PLACES.map(({ page }) => page))];
/** Neither see an ad nor report one. */
const BLOCKED = 0.28;
const VISITORS = 2_500;

function poisson(mean: number, random: () => number): number {
  if (mean > 50)
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * (random() + random() + random() - 1.5) * 2));
  let product = random();
  let count = 0;
  for (const limit = Math.exp(-mean); product > limit; count += 1) product *= random();
  return count;
}

/** How many times the ordinary views come: seasons, growth, holidays, a viral guide, an outage. */
function crowd(day: number, minute: number, page: AdPage): number {
  const season = 1 + 0.2 * Math.sin((2 * Math.PI * day) / 365);
  const holiday = day % 61 === 37 ? 0.45 : 1;
  const isViral = day % 120 === 45 && minute > 600;
  const viral = isViral ? (page === 'guide' ? 10 : page === 'home' ? 3 : 1) : 1;
  const isOut = day % 150 === 30 && minute > 540 && minute < 1_020;
  return isOut ? 0 : season * (1 + day / 1_500) * holiday * viral;
}

/** Plays readers and flights, minute by minute, with the product's own forecast, plan and choice. */
export function simulateAds({
  seed,
  firstDay,
  days,
  flights,
  stepMinutes,
  isPaced,
}: Simulation): SimulatedEnd[] {
  const random = repeatableRandom(seed);
  const delivered = new Map<number, number>();
  const announced = new Map<number, string>();
  const doubts = new Map<number, number>();
  const history: SlotDay[] = [];
  const hourly: { page: AdPage; hour: number; count: number; day: string }[] = [];
  const eligible = new Map<number, { views: number; delivered: number }[]>(flights.map(({ id }) => [id, []]));

  for (let day = -FORECAST_DAYS; day < days; day += 1) {
    const today = dateAfter(firstDay, day);
    const since = dateAfter(today, -FORECAST_DAYS);
    const noise = 0.85 + random() * 0.3;
    const forecast = forecastSlots({
      days: history.filter((one) => one.day >= since),
      hours: hourly.filter((one) => one.day >= since),
      today,
    });
    const counts = PLACES.map(() => 0);
    const byHour = new Map<string, number>();
    const seen = new Map<string, number>();
    const views = new Map<number, number>();
    for (let minute = 0; minute < DAY_MINUTES; minute += stepMinutes) {
      const hour = Math.floor(minute / 60);
      const running = flights.filter((one) => one.startDay <= today && today <= one.endDay);
      const isDue = (one: SimulatedFlight) => one.goal === null || (delivered.get(one.id) ?? 0) < one.goal;
      const plan =
        day >= 0 && isPaced
          ? planDelivery({
              flights: flights
                .filter((one) => one.endDay >= today && isDue(one))
                .map((one) => ({ ...one, needs: one.goal && one.goal - (delivered.get(one.id) ?? 0) })),
              forecast,
              pages: PAGES,
              today,
              minute,
              recent: {
                minutes: minute - Math.max(0, hour - 1) * 60,
                counts: Object.fromEntries(
                  PAGES.map((page) => [
                    page,
                    (byHour.get(`${page} ${hour}`) ?? 0) + (byHour.get(`${page} ${hour - 1}`) ?? 0),
                  ]),
                ),
              },
            })
          : null;
      if (plan && minute === 0) {
        for (const one of flights) {
          if (one.goal === null || one.endDay < today || announced.has(one.id)) continue;
          const isShort = plan.missing(one.id) > one.goal * 0.02;
          doubts.set(one.id, isShort ? (doubts.get(one.id) ?? 0) + 1 : 0);
          if (doubts.get(one.id) === 2) announced.set(one.id, today);
        }
      }
      for (const [index, place] of PLACES.entries()) {
        const weekday = WEEKDAYS[new Date(today).getUTCDay()] ?? 1;
        const rate = (place.views * weekday * noise * (HOURS[hour] ?? 0)) / HOUR_SUM / (60 / stepMinutes);
        const come = poisson(rate * crowd(day, minute, place.page) * (1 - BLOCKED), random);
        counts[index] = (counts[index] ?? 0) + come;
        byHour.set(`${place.page} ${hour}`, (byHour.get(`${place.page} ${hour}`) ?? 0) + come);
        if (day < 0) continue;
        const shown = running.filter((one) => mayShow(one, place));
        for (const { id } of shown) views.set(id, (views.get(id) ?? 0) + come);
        const due = shown.filter(isDue);
        const shares = plan?.sharesAt(place.page, place.topic);
        const ads = (plan ? shown : due).map((one) => ({
          ...one,
          isActive: true,
          share: shares ? (shares.get(one.id) ?? 0) : 1 / due.length,
        }));
        for (let view = 0; view < come; view += 1) {
          const visitor = Math.floor(random() * VISITORS);
          const ad = chooseAd(
            ads,
            random(),
            (one) => one.dailyCap !== undefined && (seen.get(`${one.id} ${visitor}`) ?? 0) >= one.dailyCap,
          );
          if (!ad) continue;
          delivered.set(ad.id, (delivered.get(ad.id) ?? 0) + 1);
          if (ad.dailyCap !== undefined)
            seen.set(`${ad.id} ${visitor}`, (seen.get(`${ad.id} ${visitor}`) ?? 0) + 1);
        }
      }
    }
    for (const [index, { page, topic }] of PLACES.entries())
      history.push({ page, topic, day: today, count: counts[index] ?? 0 });
    for (const [key, count] of byHour) {
      const [page = '', hour] = key.split(' ');
      hourly.push({ page: page as AdPage, hour: Number(hour), count, day: today });
    }
    for (const [id, ofDays] of eligible)
      if (views.has(id)) ofDays.push({ views: views.get(id) ?? 0, delivered: delivered.get(id) ?? 0 });
  }
  const lastDay = dateAfter(firstDay, days - 1);
  return flights.flatMap(({ id, goal, endDay }) =>
    goal === null || endDay > lastDay
      ? []
      : [
          {
            id,
            goal,
            delivered: delivered.get(id) ?? 0,
            announcedOn: announced.get(id) ?? null,
            offPace: offPace(eligible.get(id) ?? [], goal),
          },
        ],
  );
}

function offPace(days: readonly { views: number; delivered: number }[], goal: number): number {
  const all = days.reduce((sum, { views }) => sum + views, 0);
  let passed = 0;
  return days.reduce((most, { views, delivered }) => {
    passed += views;
    return Math.max(most, Math.abs(delivered / goal - passed / all));
  }, 0);
}

/**
 * Flights at random: of a week to two months, for all pages or some, with and without caps; each wants up to the share
 * `appetite` of the views that it could have.
 */
export function buildFlights(
  appetite: number,
  seed: number,
  count: number,
  firstDay: string,
  days: number,
): SimulatedFlight[] {
  const random = repeatableRandom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const kinds: Pick<SimulatedFlight, 'pages' | 'topics'>[] = [
    { pages: [], topics: [] },
    { pages: ['home'], topics: [] },
    { pages: ['guide'], topics: [] },
    { pages: ['home', 'guide'], topics: [] },
    { pages: ['cuisine', 'neighborhood'], topics: [] },
    { pages: [], topics: ['italian'] },
    { pages: ['cuisine'], topics: ['thai'] },
    { pages: [], topics: ['fells-point', 'italian'] },
  ];
  const flights = Array.from({ length: count }, (_, index): SimulatedFlight => {
    const length = Math.round(between(7, Math.min(62, days * 0.6)));
    const start = Math.round(between(0, days - length));
    const kind = kinds[index % kinds.length] ?? { pages: [], topics: [] };
    const daily = PLACES.filter((place) => mayShow(kind, place)).reduce((sum, { views }) => sum + views, 0);
    return {
      ...kind,
      id: index + 1,
      weight: 1,
      startDay: dateAfter(firstDay, start),
      endDay: dateAfter(firstDay, start + length - 1),
      goal: Math.round(daily * (1 - BLOCKED) * length * between(0.2, 1) * appetite),
      ...(index % 5 === 0 && { dailyCap: 2 }),
    };
  });
  // The house's own, without a goal.
  return [
    ...flights,
    { id: 0, weight: 1, pages: [], topics: [], startDay: firstDay, endDay: '9999-12-31', goal: null },
  ];
}
