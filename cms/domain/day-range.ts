import { dateAfter } from './calendar-date.ts';

/** Every day from the first to the last, both included, as `YYYY-MM-DD`. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dateAfter(day, 1)) days.push(day);
  return days;
}

/** The last so many days, today included. */
export function lastDays(count: number, today: string): { from: string; to: string } {
  return { from: dateAfter(today, 1 - count), to: today };
}
