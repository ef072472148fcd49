import type { ComingTime, OpeningState, Weekday } from '#domain/opening-hours';
import { clockText } from './clock-text.ts';

const DAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Open, closed or unknown as one short line ("Open now, until 10 PM", "Closed, opens tomorrow at 11 AM"). */
export function openingText(opening: OpeningState): string {
  switch (opening.state) {
    case 'unknown':
      return 'Hours unknown';
    case 'open':
      return opening.until === null
        ? 'Open around the clock'
        : `Open now, until ${clockText(opening.until.time)}`;
    case 'closed':
      return opening.opensAt === null ? 'Closed all week' : `Closed, opens ${comingText(opening.opensAt)}`;
  }
}

function comingText({ day, time, daysAhead }: ComingTime): string {
  const at = `at ${clockText(time)}`;
  if (daysAhead === 0) return at;
  return `${daysAhead === 1 ? 'tomorrow' : DAY_NAMES[day]} ${at}`;
}
