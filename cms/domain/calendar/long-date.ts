// Creating a formatter costs far more than using it.
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-01-15` as "January 15, 2025", in any time zone. */
export function longDate(day: string): string {
  return LONG_DATE.format(Date.parse(`${day}T12:00:00Z`));
}
