import { TZDate, tzOffset } from '@date-fns/tz';
import { lightFormat, subHours } from 'date-fns';
import { type LocalMoment, WEEKDAYS } from '#domain/opening-hours';

const BALTIMORE = 'America/New_York';
const LAST_MINUTE_BEFORE_TWO = 2 * 60 - 1;

/** An instant on the clocks of Baltimore, wherever the reader is. */
export function baltimoreMoment(instant: Date): LocalMoment {
  const local = new TZDate(instant, BALTIMORE);
  return {
    // JavaScript's week begins on Sunday.
    day: WEEKDAYS[(local.getDay() + 6) % 7] ?? 'mon',
    minutes: isRepeatedHour(instant) ? LAST_MINUTE_BEFORE_TWO : local.getHours() * 60 + local.getMinutes(),
    date: lightFormat(local, 'yyyy-MM-dd'),
  };
}

/**
 * In the night when summer time ends, the hour from one to two comes twice. Whoever closed within it did so the first
 * time: the second time is all one minute before two.
 */
function isRepeatedHour(instant: Date): boolean {
  return tzOffset(BALTIMORE, subHours(instant, 1)) > tzOffset(BALTIMORE, instant);
}
