import type { NumbersRange } from '#contract/ad-numbers';
import { shortDate } from '#domain/calendar/date-texts';

export const percentText = (rate: string) => `${rate}%`;

/** The date range in words. */
export function rangeText({ from, to }: NumbersRange): string {
  if (from && to) return from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;
  if (from) return `Since ${shortDate(from)}`;
  return to ? `Through ${shortDate(to)}` : 'All time';
}
