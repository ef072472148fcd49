const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Baltimore at an instant, as `2026-11-03`. Such days compare as strings. */
export function baltimoreDay(instant: Date): string {
  return DAY.format(instant);
}

/** The calendar year in Baltimore at an instant. */
export function baltimoreYear(instant: Date): number {
  return Number(baltimoreDay(instant).slice(0, 4));
}
