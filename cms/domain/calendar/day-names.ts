import { region } from '#city';
import { WEEKDAYS, type Weekday } from './opening-hours.ts';

/** Full names in the city's language, in the order of the week. */
export const DAY_NAMES = dayNames(region.language, 'long');

export function dayNames(language: string, weekday: 'long' | 'short'): Record<Weekday, string> {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const names = WEEKDAYS.map((day, index) => [day, format.format(Date.UTC(2024, 0, 1 + index))] as const);
  return Object.fromEntries(names) as Record<Weekday, string>;
}
