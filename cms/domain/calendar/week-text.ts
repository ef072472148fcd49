import { clockText } from './date-texts.ts';
import { dayNames } from './day-names.ts';
import { region } from '#city';
import { WEEK } from './month-weeks.ts';
import type { ClockSpan, OpeningSpan } from './opening-hours.ts';

export const SHORT_DAYS = dayNames(region.language, 'short');

/** "6 p.m. to 1 a.m.", "open 24 hours". */
export function spanText({ opens, closes }: ClockSpan): string {
  return opens === closes ? 'open 24 hours' : `${clockText(opens)} to ${clockText(closes)}`;
}

/** "noon to 2 p.m. and 5 p.m. to 1 a.m.", "closed". */
export function dayText(spans: readonly ClockSpan[]): string {
  return spans.map(spanText).join(' and ') || 'closed';
}

/** A week in a line, equal days together: "Mon–Fri 11 a.m. to 10 p.m.; Sat closed; …", in the order of the city's week. */
export function weekText(spans: readonly OpeningSpan[]): string {
  const runs: { from: string; to: string; text: string }[] = [];
  for (const day of WEEK) {
    const text = dayText(spans.filter((span) => span.day === day));
    const last = runs.at(-1);
    if (last?.text === text) last.to = SHORT_DAYS[day];
    else runs.push({ from: SHORT_DAYS[day], to: SHORT_DAYS[day], text });
  }
  const [first] = runs;
  if (first && runs.length === 1)
    return first.text === 'closed' ? 'closed all week' : `every day ${first.text}`;
  return runs.map(({ from, to, text }) => `${from === to ? from : `${from}–${to}`} ${text}`).join('; ');
}
