import { dateAfter } from '../calendar/calendar-date.ts';
import { CLOCK_PATTERN, type OpeningSpan } from '../calendar/opening-hours.ts';

const CLOSED = 'closed';

/**
 * Weekly hours in one cell: "mon 11:00-22:00; sat 17:00-02:00", "closed" for a week without any; empty for
 * unknown.
 */
export function writeHours(spans: readonly OpeningSpan[] | null): string {
  if (spans === null) return '';
  return spans.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`).join('; ') || CLOSED;
}

/** A day with special hours; without times it is closed all day. A day may occur twice. */
export interface DayHours {
  /** In the city's time, YYYY-MM-DD. */
  readonly date: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

const SPECIAL_DAY = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2})?-(\d{2}:\d{2})?)?$/;

/** A special day as text: "2026-12-24 10:00-15:00", or "2026-12-25" if closed. */
export function writeSpecialDay({ date, opens, closes }: DayHours): string {
  return opens === null && closes === null ? date : `${date} ${opens ?? ''}-${closes ?? ''}`;
}

/** Parses such a text; `null` if the date or a time is invalid. */
export function readSpecialDay(text: string): DayHours | null {
  const [, date, opens = null, closes = null] = SPECIAL_DAY.exec(text.trim()) ?? [];
  // February 30 is another day.
  if (date === undefined || dateAfter(date, 0) !== date) return null;
  return [opens, closes].every((time) => time === null || CLOCK_PATTERN.test(time))
    ? { date, opens, closes }
    : null;
}
