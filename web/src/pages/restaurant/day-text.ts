const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `2026-12-25` as "December 25". */
export function dayText(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
