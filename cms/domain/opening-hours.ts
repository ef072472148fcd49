export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening times that begin on `day`, `HH:MM`; `closes` at or before `opens` is on the next day. Local time. */
export interface OpeningSpan {
  readonly day: Weekday;
  readonly opens: string;
  readonly closes: string;
}

/** A moment on the clock of the place; whoever asks converts from the clock of the world. */
export interface LocalMoment {
  readonly day: Weekday;
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number;
}

/** A coming moment of the week, as a sentence needs it ("today", "tomorrow", "Tuesday"). */
export interface ComingTime {
  readonly day: Weekday;
  /** `HH:MM` */
  readonly time: string;
  readonly daysAhead: number;
}

export type OpeningState =
  | { readonly state: 'unknown' }
  /** `until` is `null` when the place never closes. */
  | { readonly state: 'open'; readonly until: ComingTime | null }
  /** `opensAt` is `null` when the place is closed all week. */
  | { readonly state: 'closed'; readonly opensAt: ComingTime | null };

interface Interval {
  /** Minutes since Monday, midnight. */
  readonly start: number;
  readonly length: number;
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/**
 * Whether a place is open, until when, or when it opens next (decisions §5). `null` and unreadable hours are
 * unknown, an empty list is closed all week. Spans that touch or overlap, over midnight too, are one.
 */
export function openingState(spans: readonly OpeningSpan[] | null, moment: LocalMoment): OpeningState {
  if (spans === null) return { state: 'unknown' };
  const intervals = spans.flatMap((span) => intervalOf(span) ?? []);
  if (spans.length > 0 && intervals.length === 0) return { state: 'unknown' };

  const now = WEEKDAYS.indexOf(moment.day) * DAY_MINUTES + moment.minutes;
  const openFor = minutesOpenFrom(intervals, now);
  if (openFor >= WEEK_MINUTES) return { state: 'open', until: null };
  if (openFor > 0) return { state: 'open', until: comingTime(now, openFor) };
  if (intervals.length === 0) return { state: 'closed', opensAt: null };

  const wait = Math.min(...intervals.map(({ start }) => inWeek(start - now)));
  return { state: 'closed', opensAt: comingTime(now, wait) };
}

/**
 * When a place is open, in minutes since Monday, midnight: sorted, apart from each other, `to` not included. A span
 * over the end of the week comes as two. Empty when the hours are unknown, or none.
 */
export function openMinutes(spans: readonly OpeningSpan[] | null): { from: number; to: number }[] {
  const parts = (spans ?? []).flatMap((span) => {
    const interval = intervalOf(span);
    if (!interval) return [];
    const to = interval.start + interval.length;
    if (to <= WEEK_MINUTES) return [{ from: interval.start, to }];
    return [
      { from: interval.start, to: WEEK_MINUTES },
      { from: 0, to: to - WEEK_MINUTES },
    ];
  });
  const merged: { from: number; to: number }[] = [];
  for (const part of parts.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else merged.push(part);
  }
  return merged;
}

/** The minute of the week that `openMinutes` counts in. */
export function minuteOfWeek({ day, minutes }: LocalMoment): number {
  return WEEKDAYS.indexOf(day) * DAY_MINUTES + minutes;
}

function minutesOpenFrom(intervals: readonly Interval[], from: number): number {
  let openFor = 0;
  while (openFor < WEEK_MINUTES) {
    const at = from + openFor;
    const left = Math.max(0, ...intervals.map(({ start, length }) => length - inWeek(at - start)));
    if (left === 0) break;
    openFor += left;
  }
  return openFor;
}

function intervalOf({ day, opens, closes }: OpeningSpan): Interval | null {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  if (from === null || to === null) return null;
  // 23:59 is how many sources write midnight; taken literally the place would close for a minute.
  const end = to === DAY_MINUTES - 1 ? DAY_MINUTES : to;
  const start = WEEKDAYS.indexOf(day) * DAY_MINUTES + from;
  return { start, length: end > from ? end - from : end - from + DAY_MINUTES };
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= DAY_MINUTES ? total : null;
}

function comingTime(now: number, wait: number): ComingTime {
  const at = inWeek(now + wait);
  const minutes = at % DAY_MINUTES;
  return {
    day: WEEKDAYS[Math.floor(at / DAY_MINUTES)] ?? 'mon',
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    daysAhead: Math.floor(((now % DAY_MINUTES) + wait) / DAY_MINUTES),
  };
}

function inWeek(minutes: number): number {
  return ((minutes % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
