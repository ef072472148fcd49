import { region } from '#city';
import { dateAfter } from './calendar-date.ts';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** TypeScript doesn't know this yet, and neither does Firefox. */
type WeekLocale = Intl.Locale & { getWeekInfo?: () => { readonly firstDay: number } };
const LOCALE: WeekLocale = new Intl.Locale(region.language);
/** The day that the city's weeks begin with: 1 is Monday, 7 is Sunday. */
const firstDay = LOCALE.getWeekInfo?.().firstDay ?? 7;

/** The days of the city's week, in its order. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];

/** The weeks of a month (`2026-11`), padded with days of the adjacent months. */
export function monthWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  let day = first - ((new Date(first).getUTCDay() - firstDay + 7) % 7) * DAY_MS;
  const weeks: string[][] = [];
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => textOf(day + index * DAY_MS)));
    day += 7 * DAY_MS;
  } while (textOf(day).startsWith(month));
  return weeks;
}

/** The last day of the city's week with this day. */
export function lastDayOfWeek(day: string): string {
  return dateAfter(day, (firstDay + 6 - new Date(day).getUTCDay()) % 7);
}

/** The last day of a month: of `2026-11`, `2026-11-30`. */
export function lastDayOf(month: string): string {
  return dateAfter(`${shiftMonth(month, 1)}-01`, -1);
}

/** `2026-12` and 1 is `2027-01`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
