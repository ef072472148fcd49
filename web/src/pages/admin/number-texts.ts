import type { NumbersRange } from '#contract/ad-numbers';

const COUNT = new Intl.NumberFormat('en-US');
// A day has no time zone: parse and format it in the same one, so that it does not shift.
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

export const countText = (count: number) => COUNT.format(count);

export const percentText = (rate: string) => `${rate}%`;

/** `2026-11-21` as `Nov 21, 2026`. */
export const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** The date range in words. */
export function rangeText({ from, to }: NumbersRange): string {
  if (from && to) return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
  if (from) return `Since ${dayText(from)}`;
  return to ? `Through ${dayText(to)}` : 'All time';
}
