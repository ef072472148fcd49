import { clockText, yearDayText } from '#domain/calendar/date-texts';
import { DAY_NAMES } from '#domain/calendar/day-names';
import type { ComingTime, OpeningState } from '#domain/calendar/opening-hours';
import { capitalize } from '#domain/words/capitalize';
import * as texts from '#texts';
import type { OpenAt } from '../../address/search-state.ts';

/**
 * Open, closed or unknown in one short line ("Open until 10 p.m.", "Opens tomorrow at 11 a.m.", "Hours unknown").
 */
export function openingText(opening: OpeningState): string {
  switch (opening.state) {
    case 'unknown':
      return texts.opening.unknown();
    case 'open':
      return opening.until === null
        ? texts.opening.always()
        : texts.opening.until({ time: untilText(opening.until) });
    case 'closed':
      return opening.opensAt === null ? texts.opening.closed() : opensText(opening.opensAt);
  }
}

/** Closing times on a later day: "until 2 a.m." is clear, but "until 9 p.m." would mean today, so the day is added. */
function untilText({ day, time, daysAhead }: ComingTime): string {
  const isThisNight = daysAhead === 0 || (daysAhead === 1 && time < '12:00');
  return isThisNight
    ? clockText(time)
    : texts.opening.dayAndTime({ day: DAY_NAMES[day], time: clockText(time) });
}

function opensText({ day, time: clock, daysAhead, date }: ComingTime): string {
  const time = clockText(clock);
  if (daysAhead === 0) return texts.opening.opens({ time });
  if (daysAhead === 1) return texts.opening.opensTomorrow({ time });
  return daysAhead >= 7 && date
    ? texts.opening.opensOnDate({ date: yearDayText(date), time })
    : texts.opening.opensOn({ day: DAY_NAMES[day], time });
}

/** "Open Sunday at 9 p.m.". */
export function openAtText({ day, time }: OpenAt): string {
  return texts.opening.openAt({ day: DAY_NAMES[day], time: clockText(time) });
}

/** "9 p.m.", "Noon". */
export function timeText(time: string): string {
  return capitalize(clockText(time));
}
