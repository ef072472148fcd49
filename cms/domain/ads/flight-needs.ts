import { dateAfter } from '../calendar/calendar-date.ts';
import type { FlightState } from './ad-run.ts';

/** What somebody should do about a flight. */
export type FlightNeed = 'behind' | 'picture' | 'link' | 'ending';

interface Watched {
  readonly state: FlightState;
  readonly missing: number;
  readonly endDay: string | null;
  readonly hasPicture: boolean;
  readonly brokenLink: string | null;
}

/** A flight that ends within so many days, today included, is about to. */
const SOON_DAYS = 7;

/** The most urgent first; a flight that has ended needs nothing. */
export function flightNeeds(flight: Watched, today: string): FlightNeed[] {
  const { state, missing, endDay, hasPicture, brokenLink } = flight;
  if (state === 'Ended') return [];
  const isLive = state === 'Live' || state === 'Behind';
  const needs: [FlightNeed, boolean][] = [
    ['behind', state === 'Behind' || (state === 'Scheduled' && missing > 0)],
    ['picture', !hasPicture],
    ['link', brokenLink !== null],
    ['ending', isLive && endDay !== null && endDay < dateAfter(today, SOON_DAYS)],
  ];
  return needs.flatMap(([need, isSo]) => (isSo ? [need] : []));
}
