const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-07-15` as "July 15, 2025", in any time zone. */
export function newsDateText(date: string): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`));
}
