import { dateAfter, daysFrom } from './calendar-date.ts';

/** Every day from the first to the last, both inclusive, as `YYYY-MM-DD`. */
export function daysBetween(first: string, last: string): string[] {
  // Counts instead of comparing strings: the day after 9999-12-31 has a longer representation.
  const days = daysFrom(first, last) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, index) => dateAfter(first, index));
}

/** The last `count` days, including today. */
export function lastDays(count: number, today: string): { from: string; to: string } {
  return { from: dateAfter(today, 1 - count), to: today };
}

/** More days than a year's have no period to compare with. */
const MAX_COMPARED = 366;

/** As many days, just before the range; `null` for all time, and for more days than a chart shows. */
export function periodBefore(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): { readonly from: string; readonly to: string } | null {
  if (from === undefined) return null;
  const count = daysFrom(from, to ?? today) + 1;
  return count < 1 || count > MAX_COMPARED ? null : lastDays(count, dateAfter(from, -1));
}
