import { daysBetween } from '../calendar/day-range.ts';

/**
 * How many of a goal should be delivered by the end of today if its days are alike; `null` without a first or last day.
 */
export function dueByToday(
  { startDay, endDay, goal }: { startDay: string | null; endDay: string | null; goal: number | null },
  today: string,
): number | null {
  if (goal === null || startDay === null || endDay === null) return null;
  const passed = daysBetween(startDay, today < endDay ? today : endDay).length;
  return Math.round((goal * passed) / daysBetween(startDay, endDay).length);
}
