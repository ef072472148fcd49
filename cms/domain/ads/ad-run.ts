import { countText } from '../words/quantities.ts';

/**
 * First and last day of an ad, in the city's calendar (`2026-11-03`), both inclusive; `null` is open-ended.
 */
export interface AdRun {
  readonly isActive: boolean;
  readonly startDay: string | null;
  readonly endDay: string | null;
}

/** What an ad or a featured business has been sold for. Numbers are counted impressions or clicks. */
export interface Flight extends AdRun {
  /** It has been switched on before: off then means paused. */
  readonly isReleased: boolean;
  readonly goal: number | null;
  /** Of its goal. */
  readonly delivered: number;
  /** How many of its goal will be missing in the end, as things stand; of an ended one, how many are. */
  readonly missing: number;
}

export const FLIGHT_STATES = ['Draft', 'Scheduled', 'Live', 'Behind', 'Paused', 'Ended'] as const;
export type FlightState = (typeof FLIGHT_STATES)[number];

/** A goal that will be missed by less is no news. */
const TOLERANCE = 0.02;

/** The state of a flight today, which depends on its days, its switch and how it comes along. */
export function flightState(flight: Flight, today: string): FlightState {
  const { isActive, isReleased, startDay, endDay, goal, delivered, missing } = flight;
  if (!isActive && !isReleased) return 'Draft';
  if (endDay !== null && endDay < today) return 'Ended';
  if (goal !== null && delivered >= goal) return 'Ended';
  if (!isActive) return 'Paused';
  if (startDay !== null && today < startDay) return 'Scheduled';
  return goal !== null && missing > goal * TOLERANCE ? 'Behind' : 'Live';
}

/** "Behind by 1,200", "Scheduled; 300 will be missing", "Ended, 300 short". */
export function stateText({ state, missing }: Pick<Flight, 'missing'> & { state: FlightState }): string {
  if (state === 'Behind') return `Behind by ${countText(missing)}`;
  if (state === 'Ended' && missing > 0) return `Ended, ${countText(missing)} short`;
  return state === 'Scheduled' && missing > 0 ? `Scheduled; ${countText(missing)} will be missing` : state;
}

/** True on the days when an active ad is shown (decisions §9). */
export function isRunning({ isActive, startDay, endDay }: AdRun, today: string): boolean {
  return isActive && (startDay === null || startDay <= today) && (endDay === null || today <= endDay);
}
