import { region } from '#city';
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

/** `17:30` as "5:30 p.m.", `00:00` and `24:00` as "midnight", `12:00` as "noon". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes === 0 && hours % 24 === 0) return 'midnight';
  if (minutes === 0 && hours === 12) return 'noon';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

const IN_THE_CITY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: region.timeZone });
const AS_WRITTEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 3, 2026": the date in the city, regardless of the reader's time zone. */
export function instantDayText(instant: string): string {
  return IN_THE_CITY.format(new Date(instant));
}

/** Formats a calendar day, without time or time zone. */
export function dayText(day: string): string {
  return AS_WRITTEN.format(new Date(`${day}T00:00:00Z`));
}

const WITHOUT_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `2026-12-25` as "December 25", for days in the near future. */
export function yearDayText(day: string): string {
  return WITHOUT_YEAR.format(new Date(`${day}T00:00:00Z`));
}

/** "Open Sunday at 9 p.m.". */
export function openAtText({ day, time }: OpenAt): string {
  return `Open ${DAY_NAMES[day]} at ${clockText(time)}`;
}

/** "9 p.m.", "Noon". */
export function timeText(time: string): string {
  return capitalize(clockText(time));
}
