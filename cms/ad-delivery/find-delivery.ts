import { AD_PAGES, type AdPage } from '#domain/ads/ad-pages';
import { flightState, isRunning, type FlightState } from '#domain/ads/ad-run';
import { missingAtOwnPace } from '#domain/ads/own-pace';
import { planDelivery, type DeliveryPlan, type PlannedFlight } from '#domain/ads/plan-delivery';
import { MIN_KNOWN_DAYS } from '#domain/ads/slot-forecast';
import { cityDay, cityMoment } from '#domain/calendar/city-time';
import type { Pool } from 'pg';
import { service } from '../start/services.ts';
import { readForecast, readRecent } from './slot-counts.ts';
import { readFlights, type StoredFlight } from './stored-flights.ts';

const MINUTE_MS = 60_000;
const PAGES = Object.keys(AD_PAGES) as AdPage[];
/** Of impressions, before an ad has shown its own rate, and how many impressions weigh as much as its own. */
const USUAL_CLICK_RATE = 0.004;
const USUAL_IMPRESSIONS = 2_000;

/** How a flight comes along. */
export interface FlightStatus extends StoredFlight {
  readonly state: FlightState;
  /** How many of its goal will be missing in the end, as things stand; of an ended one, how many are. */
  readonly missing: number;
}

export interface Delivery {
  readonly flights: readonly FlightStatus[];
  find(subject: StoredFlight['subject'], id: number): FlightStatus | undefined;
  /** The chance of each ad to be shown on such a page, see `DeliveryPlan`. */
  sharesAt: DeliveryPlan['sharesAt'];
  /** The featured businesses to list in this minute. */
  readonly featured: ReadonlySet<number>;
  /** Views of a kind of page on these days that no goal needs, with the range of past weeks; `null` while unknown. */
  left(page: AdPage, days: readonly string[]): { expected: number; low: number; high: number } | null;
}

/**
 * What is delivered and what is due. The same for everyone for a minute, or until an ad is changed; nobody is followed,
 * and every process comes to the same plan from the same counts.
 */
export function findDelivery(pool: Pool, now = new Date()): Promise<Delivery> {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return service('contentMemory').remember(`ad-delivery-${minute}`, () => planNow(pool, now, minute));
}

/** `turn`: the minute by number, which decides whose turn it is. */
async function planNow(pool: Pool, now: Date, turn: number): Promise<Delivery> {
  const today = cityDay(now);
  const [stored, forecast, recent] = await Promise.all([
    readFlights(pool),
    service('contentMemory').remember(`ad-forecast-${today}`, () => readForecast(pool, today)),
    readRecent(pool, now),
  ]);
  const situation = { forecast, recent, today, minute: cityMoment(now).minutes };
  const open = stored.filter((flight) => isOpen(flight, today));
  const ofAds = open.filter(({ subject }) => subject === 'ad');
  const plan = planDelivery({ ...situation, flights: ofAds.map(toPlanned), pages: PAGES });
  // They take nothing from each other: each has a plan of its own.
  const plans = new Map(
    open
      .filter(({ subject }) => subject === 'featured')
      .map((one) => [one.id, planDelivery({ ...situation, flights: [toPlanned(one)], pages: ['featured'] })]),
  );
  const isKnown = forecast.days >= MIN_KNOWN_DAYS;
  const missingOf = (flight: StoredFlight) =>
    isKnown
      ? inGoals(flight, (flight.subject === 'ad' ? plan : plans.get(flight.id))?.missing(flight.id) ?? 0)
      : missingAtOwnPace(flight, today);
  const flights = stored.map((flight) => {
    const known = { ...flight, missing: isOpen(flight, today) ? missingOf(flight) : 0 };
    const state = flight.isDeleted ? 'Ended' : flightState(known, today);
    const { goal, delivered } = flight;
    return state === 'Ended' && goal !== null
      ? { ...known, state, missing: Math.max(0, goal - delivered) }
      : { ...known, state };
  });
  const isListed = ([id, own]: [number, DeliveryPlan]) =>
    turnOf(turn, id) < (own.sharesAt('featured', '').get(id) ?? 0);
  return {
    flights,
    find: (subject, id) => flights.find((flight) => flight.subject === subject && flight.id === id),
    sharesAt: plan.sharesAt,
    featured: new Set([...plans].filter(isListed).map(([id]) => id)),
    left(page, days) {
      if (!isKnown) return null;
      const [low, high] = forecast.range;
      const { minute } = situation;
      const toCome = (day: string) =>
        day === today ? forecast.shareAfter(page, minute) : Number(day > today);
      const expected = days.reduce((sum, day) => sum + forecast.onDay(page, '', day) * toCome(day), 0);
      const taken = plan.taken(page, days);
      const leave = (views: number) => Math.max(0, Math.round(views - taken));
      return { expected: leave(expected), low: leave(expected * low), high: leave(expected * high) };
    },
  };
}

/** Released, not over, and with something to show. */
function isOpen(flight: StoredFlight, today: string): boolean {
  const { isActive, endDay, goal, delivered, hasPicture } = flight;
  return (
    isActive && hasPicture && (endDay === null || endDay >= today) && (goal === null || delivered < goal)
  );
}

function toPlanned(flight: StoredFlight): PlannedFlight {
  const { goal, goalKind, delivered } = flight;
  const needs = goal === null ? null : Math.max(1, goal - delivered);
  return {
    ...flight,
    pages: flight.subject === 'ad' ? flight.pages : ['featured'],
    needs: needs !== null && goalKind === 'clicks' ? needs / clickRate(flight) : needs,
  };
}

const clickRate = ({ impressions, clicks }: StoredFlight) =>
  (clicks + USUAL_CLICK_RATE * USUAL_IMPRESSIONS) / (impressions + USUAL_IMPRESSIONS);

const inGoals = (flight: StoredFlight, impressions: number) =>
  Math.round(flight.goalKind === 'clicks' ? impressions * clickRate(flight) : impressions);

/** Spreads the minutes in which something is on evenly over all: the golden ratio's multiples never bunch. */
const turnOf = (minute: number, id: number) => (minute * 0.618_033_988_75 + id * 0.37) % 1;

/** Kinds of page on which at least one ad may be shown today: only these reserve room for one. */
export async function listPagesWithAds(pool: Pool, now = new Date()): Promise<AdPage[]> {
  const { flights } = await findDelivery(pool, now);
  const today = cityDay(now);
  const running = flights.filter((one) => one.subject === 'ad' && one.hasPicture && isRunning(one, today));
  const hasTopic: readonly AdPage[] = ['cuisine', 'neighborhood', 'guide'];
  return PAGES.filter((page) =>
    running.some(
      ({ pages, topics }) =>
        (pages.length === 0 || pages.includes(page)) && (topics.length === 0 || hasTopic.includes(page)),
    ),
  );
}
