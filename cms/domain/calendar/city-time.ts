import { region } from '#city';
import { type LocalMoment, WEEKDAYS } from './opening-hours.ts';

const { timeZone } = region;
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LAST_MINUTE_BEFORE_TWO = 2 * 60 - 1;

/** The calendar day in the city at an instant, as `2026-11-03`. Such days compare as strings. */
export function cityDay(instant: Date): string {
  return DAY.format(instant);
}

/** The calendar year in the city at an instant. */
export function cityYear(instant: Date): number {
  return Number(cityDay(instant).slice(0, 4));
}

/**
 * An instant as the city's local time. When daylight saving time ends, the hour from one to two repeats. A closing time
 * in it refers to the first pass, so the whole second pass counts as 1:59.
 */
export function cityMoment(instant: Date): LocalMoment & { date: string } {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (last?.minute !== minute) last = { minute, moment: readMoment(instant) };
  return last.moment;
}

/** Cached because every search needs the current minute, and formatting it takes longer than some searches. */
let last: { readonly minute: number; readonly moment: LocalMoment & { date: string } } | undefined;

function readMoment(instant: Date): LocalMoment & { date: string } {
  const { day, minutes } = clockAt(instant);
  const isRepeatedHour = clockAt(new Date(instant.getTime() - HOUR_MS)).minutes === minutes;
  return { day, minutes: isRepeatedHour ? LAST_MINUTE_BEFORE_TWO : minutes, date: cityDay(instant) };
}

function clockAt(instant: Date): Pick<LocalMoment, 'day' | 'minutes'> {
  const parts = new Map(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const weekday = parts.get('weekday')?.toLowerCase();
  return {
    day: WEEKDAYS.find((day) => day === weekday) ?? 'mon',
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}
