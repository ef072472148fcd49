const COUNT = new Intl.NumberFormat('en-US');
// A day has no time zone: read and written in the same one, it stays itself.
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

export const countText = (count: number) => COUNT.format(count);

export const percentText = (rate: string) => `${rate}%`;

/** `Nov 21, 2026` of `2026-11-21`. */
export const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));
