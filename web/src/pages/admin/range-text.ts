import type { NumbersRange } from '#contract/ad-numbers';
import { dayText } from './number-texts.ts';

/** The date range in words. */
export function rangeText({ from, to }: NumbersRange): string {
  if (from && to) return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
  if (from) return `Since ${dayText(from)}`;
  return to ? `Through ${dayText(to)}` : 'All time';
}
