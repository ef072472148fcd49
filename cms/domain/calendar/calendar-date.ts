const DAY_MS = 24 * 60 * 60 * 1000;

/** The date a number of days after another, both `YYYY-MM-DD`; a date has no time zone. */
export function dateAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** How many days one date is after another, both `YYYY-MM-DD`. */
export function daysFrom(start: string, date: string): number {
  return (Date.parse(date) - Date.parse(start)) / DAY_MS;
}
