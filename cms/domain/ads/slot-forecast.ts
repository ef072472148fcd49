import { dateAfter } from '../calendar/calendar-date.ts';
import type { Slot } from './ad-pages.ts';

/** Views of a slot in a day, by the kind of page and what it is about (`''`: nothing, or it does not matter). */
export interface SlotDay {
  readonly page: Slot;
  readonly topic: string;
  readonly day: string;
  readonly count: number;
}

/** What past weeks say about the days to come. */
export interface SlotForecast {
  /** Days with counts: with fewer than `MIN_KNOWN_DAYS`, nothing is known. */
  readonly days: number;
  /** Views expected on a day, of a page about one of the topics, or of all of that kind. */
  onDay(page: Slot, topic: string, day: string): number;
  /** The share of a day's views that come after this minute of it. */
  shareAfter(page: Slot, minute: number): number;
  /** How the worst and the best of the past weeks compare with the usual one: 0.8 and 1.3. */
  readonly range: readonly [low: number, high: number];
}

export const FORECAST_DAYS = 56;
export const MIN_KNOWN_DAYS = 7;
const WEEK_DAYS = 7;
const DAY_HOURS = 24;
const HOUR_MINUTES = 60;

interface Counted {
  readonly days: readonly SlotDay[];
  /** Views of each kind of page by hour of the day, over the same days. */
  readonly hours: readonly { readonly page: Slot; readonly hour: number; readonly count: number }[];
  readonly today: string;
}

/**
 * A forecast from the counts of the last `FORECAST_DAYS` complete days: a weekday is the mean of its past ones without
 * the best and the worst, so that neither a viral day nor an outage counts.
 */
export function forecastSlots({ days, hours, today }: Counted): SlotForecast {
  const first = days.reduce((least, { day }) => (day < least ? day : least), today);
  const known = Array.from({ length: FORECAST_DAYS }, (_, back) => dateAfter(today, -1 - back)).filter(
    (day) => day >= first,
  );
  const counts = new Map<string, Map<string, number>>();
  for (const { page, topic, day, count } of days) {
    for (const place of topic === '' ? [`${page}:`] : [`${page}:`, `${page}:${topic}`]) {
      const ofPlace = counts.get(place) ?? new Map<string, number>();
      counts.set(place, ofPlace.set(day, (ofPlace.get(day) ?? 0) + count));
    }
  }
  const usual = new Map(
    [...counts].map(([place, ofPlace]) => [
      place,
      Array.from({ length: WEEK_DAYS }, (_, weekday) =>
        trimmedMean(known.filter((day) => weekdayOf(day) === weekday).map((day) => ofPlace.get(day) ?? 0)),
      ),
    ]),
  );
  const hourly = new Map<string, number[]>();
  for (const { page, hour, count } of hours) {
    const ofPage = hourly.get(page) ?? Array.from({ length: DAY_HOURS }, () => 0);
    ofPage[hour] = (ofPage[hour] ?? 0) + count;
    hourly.set(page, ofPage);
  }
  return {
    days: known.length,
    onDay(page, topic, day) {
      const week = usual.get(`${page}:${topic}`);
      // Before a whole week has been seen, each day is like the others.
      if (week && known.length < WEEK_DAYS) return sum(week) / Math.max(1, known.length);
      return week?.[weekdayOf(day)] ?? 0;
    },
    shareAfter(page, minute) {
      // A small count for each hour, for pages that hardly anybody sees.
      const ofPage = Array.from({ length: DAY_HOURS }, (_, hour) => (hourly.get(page)?.[hour] ?? 0) + 1);
      const hour = Math.min(DAY_HOURS - 1, Math.floor(minute / HOUR_MINUTES));
      const rest = (ofPage[hour] ?? 0) * (1 - (minute - hour * HOUR_MINUTES) / HOUR_MINUTES);
      return (rest + sum(ofPage.slice(hour + 1))) / sum(ofPage);
    },
    range: weeklyRange(known, counts),
  };
}

/** The second worst and the second best week, as shares of the usual one. */
function weeklyRange(
  known: readonly string[],
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): [number, number] {
  const all = [...counts].filter(([place]) => place.endsWith(':')).map(([, ofPlace]) => ofPlace);
  const weeks = Array.from({ length: Math.floor(known.length / WEEK_DAYS) }, (_, week) =>
    sum(
      known
        .slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS)
        .flatMap((day) => all.map((one) => one.get(day) ?? 0)),
    ),
  ).toSorted((a, b) => a - b);
  const usual = trimmedMean(weeks);
  if (weeks.length < 4 || usual === 0) return [0.5, 1.5];
  return [Math.min(1, (weeks[1] ?? 0) / usual), Math.max(1, (weeks.at(-2) ?? 0) / usual)];
}

const weekdayOf = (day: string) => new Date(day).getUTCDay();
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function trimmedMean(counts: readonly number[]): number {
  const kept = counts.length < 4 ? counts : counts.toSorted((a, b) => a - b).slice(1, -1);
  return kept.length === 0 ? 0 : sum(kept) / kept.length;
}
