import { daysBetween } from '../calendar/day-range.ts';
import { dateAfter } from '../calendar/calendar-date.ts';
import type { Slot } from './ad-pages.ts';
import { MIN_KNOWN_DAYS, type SlotForecast } from './slot-forecast.ts';

/** A flight that may be shown now or later. */
export interface PlannedFlight {
  readonly id: number;
  readonly startDay: string | null;
  readonly endDay: string | null;
  /** Impressions that its goal still needs; `null` without a goal. */
  readonly needs: number | null;
  readonly weight: number;
  /** Kinds of page; none: all. */
  readonly pages: readonly Slot[];
  /** Slugs of what a page is about; none: whatever. */
  readonly topics: readonly string[];
}

/** Pages of one kind about one topic, or about none of those that a flight asks for. */
export interface Place {
  readonly page: Slot;
  /** `''`: all others. */
  readonly topic: string;
}

interface Situation {
  readonly flights: readonly PlannedFlight[];
  readonly forecast: SlotForecast;
  readonly pages: readonly Slot[];
  readonly today: string;
  /** Minutes since midnight in the city. */
  readonly minute: number;
  /** Views of a kind of page since the beginning of the last hour, of which `minutes` have passed. */
  readonly recent: { readonly minutes: number; readonly counts: Partial<Record<Slot, number>> };
}

export interface DeliveryPlan {
  /** The chance of each due flight to be shown in a page view of this place; together at most 1. */
  sharesAt(page: Slot, topic: string): ReadonlyMap<number, number>;
  /** Impressions that will be missing in the end. */
  missing(id: number): number;
  /** Views of a kind of page on these days that goals need. */
  taken(page: Slot, days: readonly string[]): number;
}

/** Days that are planned one by one; then by week. */
const SINGLE_DAYS = 14;
const WEEK_DAYS = 7;
const MAX_DAYS = 400;
/** What is counted on of the views that are expected: the rest is for bad weeks. */
const COUNTED_ON = 0.92;
/** The last day is given less, so that a flight is a little early rather than late. */
const LAST_DAY_WEIGHT = 0.7;
/** On its last day a flight hurries by this. */
const HURRY = 1.15;
/** Where nothing is known yet. */
const UNKNOWN_DAY_VIEWS = 50;
/** How many views a surprise must have. */
const SMOOTHING_VIEWS = 15;
/** How long a decision holds at most, with the caches. */
const HELD_MINUTES = 2;
const ROUNDS = 25;

/** A part of a flight: what it is to get in one place in one span of days. */
interface Part {
  readonly flight: number;
  readonly slot: number;
  /** Its views as usual: they are shared out in this proportion. */
  readonly weight: number;
  readonly most: number;
  amount: number;
}

/**
 * Shares out the views that are expected among the flights, evenly over their days as readers come; where more is asked
 * than there is, those that can go elsewhere or to other days do (iterative proportional fitting). Pure: the same
 * situation gives the same plan, in every process.
 */
export function planDelivery(situation: Situation): DeliveryPlan {
  const { flights, forecast, today } = situation;
  const topics = [...new Set(flights.flatMap((flight) => flight.topics))];
  const places = situation.pages.flatMap((page) => ['', ...topics].map((topic) => ({ page, topic })));
  const spans = listSpans(flights, today);
  const firstWeek = daysBetween(today, dateAfter(today, WEEK_DAYS - 1));
  const usual = places.map((place) => {
    // Each week is expected to be like the first.
    const week = firstWeek.map((day) => viewsOn(place, day, { forecast, topics }));
    return spans.map(({ days, first }) => {
      const views = days.reduce((sum, _day, index) => sum + (week[(first + index) % WEEK_DAYS] ?? 0), 0);
      return first === 0 ? views * forecast.shareAfter(place.page, situation.minute) : views;
    });
  });
  const level = places.map((place) => levelOf(place, situation));
  const room = places.map((_, at) =>
    spans.map((_span, span) => (usual[at]?.[span] ?? 0) * (span === 0 ? (level[at] ?? 1) : COUNTED_ON)),
  );
  const parts = flights.flatMap((flight, index) =>
    flight.needs === null ? [] : partsOf(flight, index, { places, spans, usual, room, situation }),
  );
  const byFlight = Map.groupBy(parts, ({ flight }) => flight);
  const bySlot = Map.groupBy(parts, ({ slot }) => slot);
  fit({ flights, byFlight, bySlot, room: room.flat() });

  const planned = new Map([...byFlight].map(([index, own]) => [flights[index]?.id, total(own)]));
  const slotOf = (at: number, span: number) => at * spans.length + span;
  return {
    sharesAt(page, topic) {
      const exact = places.findIndex((place) => place.page === page && place.topic === topic);
      const at = exact < 0 ? places.findIndex((place) => place.page === page && place.topic === '') : exact;
      const place = places[at];
      return place
        ? sharesOf(place, room[at]?.[0] ?? 0, bySlot.get(slotOf(at, 0)) ?? [], situation)
        : new Map();
    },
    missing(id) {
      const flight = flights.find((one) => one.id === id);
      if (!flight?.needs || forecast.days < MIN_KNOWN_DAYS) return 0;
      return Math.max(0, Math.round(flight.needs - (planned.get(id) ?? 0)));
    },
    taken(page, days) {
      const shares = spans.map(
        (span) => span.days.filter((day) => days.includes(day)).length / span.days.length,
      );
      const ofPlace = (at: number) =>
        shares.reduce((sum, share, span) => sum + share * total(bySlot.get(slotOf(at, span)) ?? []), 0);
      return places.reduce((sum, place, at) => sum + (place.page === page ? ofPlace(at) : 0), 0);
    },
  };
}

interface Span {
  readonly days: readonly string[];
  /** How many days from today. */
  readonly first: number;
}

/** The rest of today, then days, then weeks, until the last flight with a goal ends. */
function listSpans(flights: readonly PlannedFlight[], today: string): Span[] {
  const last = flights.reduce(
    (latest, { endDay, needs }) => (needs !== null && endDay !== null && endDay > latest ? endDay : latest),
    today,
  );
  const days = daysBetween(today, last).slice(0, MAX_DAYS);
  const spans = days.slice(0, SINGLE_DAYS).map((day, first) => ({ days: [day], first }));
  for (let from = SINGLE_DAYS; from < days.length; from += WEEK_DAYS)
    spans.push({ days: days.slice(from, from + WEEK_DAYS), first: from });
  return spans;
}

interface Expected extends Pick<Situation, 'forecast'> {
  readonly topics: readonly string[];
}

function viewsOn({ page, topic }: Place, day: string, { forecast, topics }: Expected): number {
  if (forecast.days === 0) return UNKNOWN_DAY_VIEWS;
  const own =
    topic === ''
      ? forecast.onDay(page, '', day) - topics.reduce((sum, one) => sum + forecast.onDay(page, one, day), 0)
      : forecast.onDay(page, topic, day);
  return Math.max(0, own);
}

/** How today compares with what was expected, by the last hour or two: readers may come in crowds, or not at all. */
function levelOf({ page }: Place, { forecast, today, minute, recent }: Situation): number {
  const before =
    forecast.shareAfter(page, Math.max(0, minute - recent.minutes)) - forecast.shareAfter(page, minute);
  const expected = forecast.onDay(page, '', today) * before;
  return ((recent.counts[page] ?? 0) + SMOOTHING_VIEWS) / (expected + SMOOTHING_VIEWS);
}

interface Table {
  readonly places: readonly Place[];
  readonly spans: readonly Span[];
  readonly usual: readonly (readonly number[])[];
  readonly room: readonly (readonly number[])[];
  readonly situation: Situation;
}

function partsOf(
  flight: PlannedFlight,
  index: number,
  { places, spans, usual, room, situation }: Table,
): Part[] {
  const own = spans.map(({ days, first }) => {
    const share = days.filter((day) => runsOn(flight, day)).length / days.length;
    const isLast = first > 0 && days.length === 1 && days[0] === flight.endDay;
    return { share, favor: isLast ? LAST_DAY_WEIGHT : 1 };
  });
  const parts = places.flatMap((place, at) =>
    mayShow(flight, place)
      ? own.flatMap(({ share, favor }, span) => {
          const weight = (usual[at]?.[span] ?? 0) * share * favor;
          const most = (room[at]?.[span] ?? 0) * share;
          return weight > 0
            ? [{ flight: index, slot: at * spans.length + span, weight, most, amount: 0 }]
            : [];
        })
      : [],
  );
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const hurry = flight.endDay === situation.today ? HURRY : 1;
  for (const part of parts)
    part.amount = Math.min(part.most, ((flight.needs ?? 0) * hurry * part.weight) / weights);
  return parts;
}

export const mayShow = (
  { pages, topics }: Pick<PlannedFlight, 'pages' | 'topics'>,
  { page, topic }: Place,
): boolean => (pages.length === 0 || pages.includes(page)) && (topics.length === 0 || topics.includes(topic));

const runsOn = ({ startDay, endDay }: PlannedFlight, day: string) =>
  (startDay === null || startDay <= day) && (endDay === null || day <= endDay);

const total = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

interface Fitted {
  readonly flights: readonly PlannedFlight[];
  readonly byFlight: ReadonlyMap<number, readonly Part[]>;
  readonly bySlot: ReadonlyMap<number, readonly Part[]>;
  readonly room: readonly number[];
}

/** In turns: no slot gives more than it has, each flight asks for what it lacks where there is room. */
function fit({ flights, byFlight, bySlot, room }: Fitted): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isFull = false;
    for (const [slot, parts] of bySlot) {
      const over = total(parts) / (room[slot] ?? 0);
      if (over <= 1.000_001) continue;
      isFull = true;
      for (const part of parts) part.amount /= over;
    }
    if (!isFull || round === ROUNDS - 1) return;
    for (const [index, parts] of byFlight) {
      const lacks = (flights[index]?.needs ?? 0) / total(parts);
      if (lacks > 1) for (const part of parts) part.amount = Math.min(part.most, part.amount * lacks);
    }
  }
}

/** Goals first; what they leave is shared by weight among those without. */
function sharesOf(
  place: Place,
  views: number,
  parts: readonly Part[],
  situation: Situation,
): Map<number, number> {
  const { flights, recent, today } = situation;
  const shares = new Map<number, number>();
  const rate = (recent.counts[place.page] ?? 0) / Math.max(1, recent.minutes);
  for (const { flight, amount } of parts) {
    const { id, needs } = flights[flight] ?? {};
    if (id === undefined || !needs || amount <= 0) continue;
    // Not more than it needs before the next decision.
    const most = needs / Math.max(1, rate * HELD_MINUTES);
    shares.set(id, Math.min(1, amount / Math.max(views, 0.5), most));
  }
  const goals = [...shares.values()].reduce((sum, share) => sum + share, 0);
  if (goals > 1) for (const [id, share] of shares) shares.set(id, share / goals);
  const others = flights.filter((one) => one.needs === null && runsOn(one, today) && mayShow(one, place));
  const weights = others.reduce((sum, { weight }) => sum + weight, 0);
  for (const { id, weight } of others) shares.set(id, (Math.max(0, 1 - goals) * weight) / weights);
  return shares;
}
