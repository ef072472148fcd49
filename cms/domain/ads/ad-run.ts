/** When an ad is shown: days on the calendar of Baltimore (`2026-11-03`), both included; `null` is open. */
export interface AdRun {
  readonly isActive: boolean;
  readonly startDay: string | null;
  readonly endDay: string | null;
}

/** True on the days on which an active ad is shown (decisions §9). */
export function isRunning({ isActive, startDay, endDay }: AdRun, today: string): boolean {
  return isActive && (startDay === null || startDay <= today) && (endDay === null || today <= endDay);
}
