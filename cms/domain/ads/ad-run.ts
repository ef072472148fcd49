/**
 * First and last day of an ad, in Baltimore's calendar (`2026-11-03`), both inclusive; `null` is open-ended.
 */
export interface AdRun {
  readonly isActive: boolean;
  readonly startDay: string | null;
  readonly endDay: string | null;
}

/** True on the days when an active ad is shown (decisions §9). */
export function isRunning({ isActive, startDay, endDay }: AdRun, today: string): boolean {
  return isActive && (startDay === null || startDay <= today) && (endDay === null || today <= endDay);
}
