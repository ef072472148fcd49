import type { OpenAt } from '../../address/search-state.ts';
import { clockText } from './clock-text.ts';
import { capitalize } from '#domain/words/capitalize';
import { DAY_NAMES } from '#domain/calendar/day-names';

/** "Open Sunday at 9 p.m.". */
export function openAtText({ day, time }: OpenAt): string {
  return `Open ${DAY_NAMES[day]} at ${clockText(time)}`;
}

/** "9 p.m.", "Noon". */
export function timeText(time: string): string {
  return capitalize(clockText(time));
}
