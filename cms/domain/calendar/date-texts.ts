import { region } from '#city';

/** Days, months and instants, as the city's language writes them. Days have no time zone; instants are in the city's. */

/** Creating a formatter costs far more than using it, and few pages use all of them. */
const FORMATS = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

function write(options: Intl.DateTimeFormatOptions, text: string): string {
  const format =
    FORMATS.get(options) ?? new Intl.DateTimeFormat(region.language, { timeZone: 'UTC', ...options });
  FORMATS.set(options, format);
  return format.format(Date.parse(text));
}

const LONG = { dateStyle: 'long' } as const;
const MEDIUM = { dateStyle: 'medium' } as const;
const WITH_WEEKDAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const SOON = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const OF_A_YEAR = { month: 'long', day: 'numeric' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;
const DAY_HERE = { ...LONG, timeZone: region.timeZone } as const;
const TO_THE_MINUTE = {
  ...WITH_WEEKDAY,
  timeZone: region.timeZone,
  hour: 'numeric',
  minute: '2-digit',
} as const;
const TO_THE_SECOND = { ...TO_THE_MINUTE, second: '2-digit' } as const;

/** `2025-01-15` as "January 15, 2025". */
export const longDate = (day: string) => write(LONG, day);
/** `2025-01-15` as "Jan 15, 2025". */
export const shortDate = (day: string) => write(MEDIUM, day);
/** `2026-11-24` as "Tue, Nov 24, 2026". */
export const weekdayDate = (day: string) => write(WITH_WEEKDAY, day);
/** `2026-11-24` as "Tuesday". */
export const weekdayName = (day: string) => write(WEEKDAY, day);
/** `2026-12-25` as "December 25", for days in the near future. */
export const yearDayText = (day: string) => write(OF_A_YEAR, day);
/** `2026-11` as "November 2026". */
export const monthText = (month: string) => write(MONTH, month);
/** An instant's day in the city, regardless of the reader's time zone: "November 3, 2026". */
export const instantDayText = (instant: string) => write(DAY_HERE, instant);
/** An instant in the city's time: "Mon, Nov 23, 2026, 4:05 p.m.". */
export const momentText = (instant: string) => withHalves(write(TO_THE_MINUTE, instant));
/** To the second, for several within a minute: "Mon, Nov 23, 2026, 4:05:09 p.m.". */
export const exactMomentText = (instant: string) => withHalves(write(TO_THE_SECOND, instant));

const withHalves = (text: string) => text.replace(/[AP]M$/, (half) => (half === 'AM' ? 'a.m.' : 'p.m.'));

/** `17:30` as "5:30 p.m.", `00:00` and `24:00` as "midnight", `12:00` as "noon"; "17:30" where the day has 24 hours. */
export function clockText(time: string): string {
  if (region.hours === 24) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes === 0 && hours % 24 === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

const TYPED_CLOCK = /^(\d{1,2})[:.]?(\d\d)?\s*(?:([ap])\.?\s*m?\.?)?$/i;

/** A time as people type it, "9:30 pm", "2130", "noon" or "9", as `21:30`; null if it is none. */
export function readClock(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === 'midnight') return '00:00';
  if (text === 'noon') return '12:00';
  const [, said, minutes = '00', half] = TYPED_CLOCK.exec(text) ?? [];
  const hours = Number(said) === 12 && half ? 0 : Number(said);
  if (said === undefined || Number(minutes) > 59 || hours > (half ? 11 : 23) || (half && said === '0'))
    return null;
  return `${String(half === 'p' ? hours + 12 : hours).padStart(2, '0')}:${minutes}`;
}

/** What is scheduled: "Scheduled for Fri, Nov 28, 8 a.m.". `problem` says why it did not happen. */
export function dueText(due: {
  readonly action: 'publish' | 'unpublish';
  readonly day: string;
  readonly time: string;
  readonly problem: string | null;
}): string {
  const when = `${write(SOON, due.day)}, ${clockText(due.time)}`;
  if (due.problem !== null) return `Failed on ${when}`;
  return due.action === 'publish' ? `Scheduled for ${when}` : `Comes down ${when}`;
}

/** The city's time zone in words: "Eastern Time". */
export function zoneName(): string {
  const language = region.language;
  const timeZone = region.timeZone;
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
