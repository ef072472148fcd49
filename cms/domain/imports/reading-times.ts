import { cityMoment } from '../calendar/city-time.ts';
import { WEEKDAYS } from '../calendar/opening-hours.ts';

/** Where a scheduled list comes from. */
export const SOURCE_KINDS = ['url', 'folder'] as const;

export const READING_DAYS = ['daily', ...WEEKDAYS] as const;

export interface ReadingTime {
  readonly readingDay: (typeof READING_DAYS)[number];
  /** In the city's time, 0 to 23. */
  readonly readingHour: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** A week, plus one hour for the clock change. */
const MAX_HOURS = 7 * 24 + 1;

/** The next reading of a source after an instant. An hour skipped in spring counts as the following hour. */
export function nextReading(after: Date, { readingDay, readingHour }: ReadingTime): Date {
  const isPast = ({ minutes }: { minutes: number }) => minutes >= readingHour * 60;
  let hour = Math.floor(after.getTime() / HOUR_MS);
  let before = cityMoment(new Date(hour * HOUR_MS));
  for (let step = 0; step < MAX_HOURS; step += 1) {
    hour += 1;
    const moment = cityMoment(new Date(hour * HOUR_MS));
    const hasCome = isPast(moment) && (moment.date !== before.date || !isPast(before));
    before = moment;
    if (hasCome && (readingDay === 'daily' || moment.day === readingDay)) break;
  }
  return new Date(hour * HOUR_MS);
}
