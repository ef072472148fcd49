import type { SpecialDay } from '#contract/restaurants';
import { yearDayText } from '../../components/opening/day-text.ts';
import { spanText } from './week-table.ts';

export interface SpecialRow {
  readonly date: string;
  readonly day: string;
  readonly hours: readonly string[];
}

/** Upcoming special days for the hours table; past ones are left out once today is known. */
export function comingSpecialDays(
  specialHours: readonly SpecialDay[],
  today: string | undefined,
): readonly SpecialRow[] {
  return specialHours
    .filter(({ date }) => today === undefined || date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, spans }) => ({ date, day: yearDayText(date), hours: spans.map(spanText) }));
}
