import { daysBetween } from '../calendar/day-range.ts';

interface Paced {
  /** In the city's calendar, both inclusive. */
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly goal: number | null;
  readonly delivered: number;
}

/**
 * How many of its goal a flight will miss if its days to come are like those behind it: what there is to go by while the
 * site knows too little of its readers. 0 on its first day, and without both days.
 */
export function missingAtOwnPace({ startDay, endDay, goal, delivered }: Paced, today: string): number {
  if (goal === null || startDay === null || endDay === null || today <= startDay || endDay < today) return 0;
  const passed = daysBetween(startDay, today).length - 1;
  const left = daysBetween(today, endDay).length;
  return Math.max(0, Math.round(goal - delivered - (delivered / passed) * left));
}
