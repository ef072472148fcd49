import CITY from '#city/region.json' with { type: 'json' };
const IN_THE_CITY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: CITY.timeZone });
const AS_WRITTEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 3, 2026": the date in the city, regardless of the reader's time zone. */
export function instantDayText(instant: string): string {
  return IN_THE_CITY.format(new Date(instant));
}

/** Formats a calendar day, without time or time zone. */
export function dayText(day: string): string {
  return AS_WRITTEN.format(new Date(`${day}T00:00:00Z`));
}

const WITHOUT_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `2026-12-25` as "December 25", for days in the near future. */
export function yearDayText(day: string): string {
  return WITHOUT_YEAR.format(new Date(`${day}T00:00:00Z`));
}
