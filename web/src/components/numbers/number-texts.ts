import type { NumbersRange, TrackedEvent } from '#contract/ad-numbers';
import { shortDate } from '#domain/calendar/date-texts';

export const percentText = (rate: string) => `${rate}%`;

/** When a flight runs, in words. */
export function runsText(startDay: string | null, endDay: string | null): string {
  if (startDay && endDay) return `${unbroken(startDay)}\u00a0– ${unbroken(endDay)}`;
  if (startDay) return `From ${unbroken(startDay)}`;
  return endDay ? `Through ${unbroken(endDay)}` : 'Always';
}

/** Lines may break between two days, but not within one. */
const unbroken = (day: string) => shortDate(day).replaceAll(' ', '\u00a0');

export function rangeText({ from, to }: NumbersRange): string {
  if (from && to) return from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;
  if (from) return `Since ${shortDate(from)}`;
  return to ? `Through ${shortDate(to)}` : 'All time';
}

/** How a number has changed: "+120, +10.8%". */
export function changeText(value: number, before: number, text: (amount: number) => string): string {
  const difference = value - before;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  const percent = before === 0 ? '' : `, ${sign}${Math.abs((100 * difference) / before).toFixed(1)}%`;
  return `${sign}${text(Math.abs(difference))}${percent}`;
}

export const EVENT_NAMES: Record<TrackedEvent, string> = {
  impression: 'Impressions',
  viewable: 'Viewable',
  click: 'Clicks',
  phone: 'Phone clicks',
  website: 'Website clicks',
};
