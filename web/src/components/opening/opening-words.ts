import { clockText, yearDayText } from '#domain/calendar/date-texts';
import { DAY_NAMES } from '#domain/calendar/day-names';
import type { ComingTime, OpeningState } from '#domain/calendar/opening-hours';
import { capitalize } from '#domain/words/capitalize';
import type { OpenAt } from '../../address/search-state.ts';

/**
 * Open, closed or unknown in one short line ("Open until 10 p.m.", "Opens tomorrow at 11 a.m.", "Hours unknown").
 */
export function openingText(opening: OpeningState): string {
  switch (opening.state) {
    case 'unknown':
      return 'Hours unknown';
    case 'open':
      return opening.until === null ? 'Open around the clock' : `Open until ${untilText(opening.until)}`;
    case 'closed':
      return opening.opensAt === null ? 'Closed for now' : `Opens ${comingText(opening.opensAt)}`;
  }
}

/** Closing times on a later day: "until 2 a.m." is clear, but "until 9 p.m." would mean today, so the day is added. */
function untilText({ day, time, daysAhead }: ComingTime): string {
  const isThisNight = daysAhead === 0 || (daysAhead === 1 && time < '12:00');
  return isThisNight ? clockText(time) : `${DAY_NAMES[day]} at ${clockText(time)}`;
}

function comingText({ day, time, daysAhead, date }: ComingTime): string {
  const at = `at ${clockText(time)}`;
  if (daysAhead === 0) return at;
  if (daysAhead === 1) return `tomorrow ${at}`;
  return daysAhead >= 7 && date ? `on ${yearDayText(date)} ${at}` : `${DAY_NAMES[day]} ${at}`;
}

/** "Open Sunday at 9 p.m.". */
export function openAtText({ day, time }: OpenAt): string {
  return `Open ${DAY_NAMES[day]} at ${clockText(time)}`;
}

/** "9 p.m.", "Noon". */
export function timeText(time: string): string {
  return capitalize(clockText(time));
}
