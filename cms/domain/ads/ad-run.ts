/**
 * First and last day of an ad, in the city's calendar (`2026-11-03`), both inclusive; `null` is open-ended.
 */
export interface AdRun {
  readonly isActive: boolean;
  readonly startDay: string | null;
  readonly endDay: string | null;
}

export type AdState = 'Active' | 'Inactive' | 'Scheduled' | 'Ended';

/** The state of an ad today, which depends on its days as well as its switch. */
export function adState({ isActive, startDay, endDay }: AdRun, today: string): AdState {
  if (endDay !== null && endDay < today) return 'Ended';
  if (!isActive) return 'Inactive';
  return startDay !== null && today < startDay ? 'Scheduled' : 'Active';
}

/** True on the days when an active ad is shown (decisions §9). */
export function isRunning(run: AdRun, today: string): boolean {
  return adState(run, today) === 'Active';
}
