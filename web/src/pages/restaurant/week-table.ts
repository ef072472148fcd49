import type { OpeningSpan } from '#contract/restaurants';
import { DAY_NAMES } from '#domain/calendar/day-names';
import { WEEKDAYS } from '#domain/calendar/opening-hours';
import { clockText } from '../../components/opening/clock-text.ts';

export interface WeekRow {
  readonly key: OpeningSpan['day'];
  readonly day: string;
  /** "11 a.m.–10 p.m." per opening span; empty when closed. */
  readonly hours: readonly string[];
}

/** The week for the hours table, Monday first. */
export function weekTable(spans: readonly OpeningSpan[]): readonly WeekRow[] {
  return WEEKDAYS.map((key) => {
    const hours = spans
      .filter((span) => span.day === key)
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(spanText);
    return { key, day: DAY_NAMES[key], hours };
  });
}

/** "11 a.m.–10 p.m.", and "5–10 p.m." within one half of the day. */
export function spanText({ opens, closes }: Omit<OpeningSpan, 'day'>): string {
  if (opens === closes || (opens === '00:00' && closes === '24:00')) return 'Open 24 hours';
  const [from, to] = [clockText(opens), clockText(closes)];
  const half = to.slice(-5);
  const isOneHalf = opens < closes && half.endsWith('.m.') && from.endsWith(half);
  return `${isOneHalf ? from.slice(0, -half.length) : from}–${to}`;
}
