import { dateAfter, daysFrom } from './calendar-date.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `HH:MM`, from 00:00 to 23:59. */
export const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `HH:MM` to `HH:MM`; `closes` at or before `opens` means the next day. Local time. */
export interface ClockSpan {
  readonly opens: string;
  readonly closes: string;
}

/** An opening span that begins on `day`. */
export interface OpeningSpan extends ClockSpan {
  readonly day: Weekday;
}

/** A date (`YYYY-MM-DD`) whose hours replace those of its weekday; no spans: closed all day. */
export interface SpecialDay {
  readonly date: string;
  readonly spans: readonly ClockSpan[];
}

export interface LocalDay {
  readonly day: Weekday;
  /** `YYYY-MM-DD`; without it special days are ignored. */
  readonly date?: string;
}

/** A moment in local time; callers convert from UTC. */
export interface LocalMoment extends LocalDay {
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number;
}

/** A future moment, as a sentence needs it ("today", "tomorrow", "Tuesday", "December 26"). */
export interface ComingTime {
  readonly day: Weekday;
  /** `HH:MM` */
  readonly time: string;
  readonly daysAhead: number;
  /** `YYYY-MM-DD`, if the moment had a date. */
  readonly date?: string;
}

export type OpeningState =
  | { readonly state: 'unknown' }
  /** `until` is `null` when the place does not close within a week. */
  | { readonly state: 'open'; readonly until: ComingTime | null }
  /** `opensAt` is `null` when the place does not open within the lookahead. */
  | { readonly state: 'closed'; readonly opensAt: ComingTime | null };

/** Minutes since the midnight before the moment; `end` is exclusive. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** How many days ahead to look for a reopening; beyond that, just "closed". Without special days, each week is alike. */
const FORESIGHT_DAYS = 60;
const WEEK_DAYS = 7;

/**
 * Whether a place is open, until when, or when it opens next (decisions §5). `null` and unreadable hours are
 * unknown; an empty list means closed all week. Spans that touch or overlap, also across midnight, are
 * merged. A special day replaces the spans that begin on it; the previous night still ends at its own time.
 */
export function openingState(
  spans: readonly OpeningSpan[] | null,
  moment: LocalMoment,
  specialDays: readonly SpecialDay[] = [],
): OpeningState {
  if (spans === null || areUnreadable(spans)) return { state: 'unknown' };

  const foresight = specialDays.length > 0 ? FORESIGHT_DAYS : WEEK_DAYS;
  const intervals = intervalsAround(spans, { today: moment, specialDays }, foresight);
  const openFor = minutesOpenFrom(intervals, moment.minutes);
  if (openFor >= WEEK_MINUTES) return { state: 'open', until: null };
  if (openFor > 0) return { state: 'open', until: comingTime(moment, openFor) };

  const starts = intervals.map(({ start }) => start).filter((start) => start > moment.minutes);
  if (starts.length === 0) return { state: 'closed', opensAt: null };
  return { state: 'closed', opensAt: comingTime(moment, Math.min(...starts) - moment.minutes) };
}

function areUnreadable(spans: readonly OpeningSpan[]): boolean {
  return spans.length > 0 && spans.every((span) => clockInterval(span) === null);
}

/** A day and the special days around it. */
interface Calendar {
  readonly today: LocalDay;
  readonly specialDays: readonly SpecialDay[];
}

/** All spans that begin between yesterday and the last day to look at: no span is longer than a day. */
function intervalsAround(
  spans: readonly OpeningSpan[],
  { today: { day, date }, specialDays }: Calendar,
  foresight: number,
): Interval[] {
  const intervals: Interval[] = [];
  const onWeekdays = new Map(
    WEEKDAYS.map((weekday) => [weekday, clockIntervals(spans.filter((span) => span.day === weekday))]),
  );
  const onSpecialDays = new Map(
    date ? specialDays.map((special) => [daysFrom(date, special.date), clockIntervals(special.spans)]) : [],
  );
  for (let ahead = -1; ahead <= foresight; ahead += 1) {
    for (const { start, end } of onSpecialDays.get(ahead) ?? onWeekdays.get(dayAfter(day, ahead)) ?? [])
      intervals.push({ start: start + ahead * DAY_MINUTES, end: end + ahead * DAY_MINUTES });
  }
  return intervals;
}

const ANY_WEEK: Calendar = { today: { day: 'mon' }, specialDays: [] };

/**
 * The opening intervals in minutes since Monday midnight: sorted, disjoint, `to` exclusive. Weekdays before
 * `today` mean next week. A span across the end of the week is split in two. Empty when the hours are unknown
 * or there are none.
 */
export function openMinutes(
  spans: readonly OpeningSpan[] | null,
  calendar: Calendar = ANY_WEEK,
): { from: number; to: number }[] {
  if (spans === null || areUnreadable(spans)) return [];
  const midnight = WEEKDAYS.indexOf(calendar.today.day) * DAY_MINUTES;
  const parts = intervalsAround(spans, calendar, 6).flatMap(({ start, end }) => {
    const from = midnight + Math.max(start, 0);
    const to = midnight + Math.min(end, WEEK_MINUTES);
    return [
      { from, to: Math.min(to, WEEK_MINUTES) },
      { from: Math.max(from - WEEK_MINUTES, 0), to: to - WEEK_MINUTES },
    ];
  });
  const merged: { from: number; to: number }[] = [];
  for (const part of parts.sort((a, b) => a.from - b.from)) {
    if (part.to <= part.from) continue;
    const last = merged.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else merged.push(part);
  }
  return merged;
}

/** Two spans of a week that overlap, also across midnight; touching is fine. Null if none do. */
export function findOverlap<Span extends OpeningSpan>(spans: readonly Span[]): readonly [Span, Span] | null {
  const placed = spans.flatMap((span) => {
    const within = clockInterval(span);
    const midnight = WEEKDAYS.indexOf(span.day) * DAY_MINUTES;
    return within ? [{ span, start: midnight + within.start, end: midnight + within.end }] : [];
  });
  const sorted = placed.sort((a, b) => a.start - b.start);
  for (const [index, one] of sorted.entries()) {
    // The last span of the week may run into the first one of the next.
    const next = sorted[index + 1] ?? sorted[0];
    const wait = index + 1 < sorted.length ? 0 : WEEK_MINUTES;
    if (next && next !== one && next.start + wait < one.end) return [one.span, next.span];
  }
  return null;
}

/** The same of spans of one day. */
export function findOverlapInDay<Span extends ClockSpan>(
  spans: readonly Span[],
): readonly [Span, Span] | null {
  // Any weekday does.
  return findOverlap(spans.map((span) => ({ ...span, day: 'mon' as const })));
}

/** Whether both times are there, as HH:MM. */
export function isTimed<Row extends { readonly opens?: unknown; readonly closes?: unknown }>(
  row: Row,
): row is Row & ClockSpan {
  return [row.opens, row.closes].every((time) => typeof time === 'string' && CLOCK_PATTERN.test(time));
}

/** Minutes since midnight of a time that fits `CLOCK_PATTERN`. */
export function minutesOfDay(time: string): number {
  return minutesOf(time) ?? 0;
}

/** The minute of the week, as `openMinutes` counts it. */
export function minuteOfWeek({ day, minutes }: LocalMoment): number {
  return WEEKDAYS.indexOf(day) * DAY_MINUTES + minutes;
}

function minutesOpenFrom(intervals: readonly Interval[], from: number): number {
  let at = from;
  while (at - from < WEEK_MINUTES) {
    const now = at;
    const end = Math.max(now, ...intervals.filter(({ start }) => start <= now).map((one) => one.end));
    if (end === now) break;
    at = end;
  }
  return at - from;
}

/** A span in minutes since the midnight of its day; `null` when unreadable. */
function clockInterval({ opens, closes }: ClockSpan): Interval | null {
  const start = minutesOf(opens);
  const to = minutesOf(closes);
  if (start === null || to === null) return null;
  // Many sources write midnight as 23:59; taken literally the place would close for a minute.
  const end = to === DAY_MINUTES - 1 ? DAY_MINUTES : to;
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

function clockIntervals(spans: readonly ClockSpan[]): Interval[] {
  return spans.flatMap((span) => clockInterval(span) ?? []);
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= DAY_MINUTES ? total : null;
}

function comingTime(moment: LocalMoment, wait: number): ComingTime {
  const at = moment.minutes + wait;
  const daysAhead = Math.floor(at / DAY_MINUTES);
  return {
    day: dayAfter(moment.day, daysAhead),
    time: clockAt(at),
    daysAhead,
    ...(moment.date && { date: dateAfter(moment.date, daysAhead) }),
  };
}

function dayAfter(day: Weekday, days: number): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + days + 7) % 7] ?? day;
}

/** Minutes since some midnight as `HH:MM`. */
export function clockAt(minutes: number): string {
  return `${twoDigits(Math.floor((minutes % DAY_MINUTES) / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
