import { DAY_NAMES } from '#domain/calendar/day-names';
import {
  findOverlap,
  findOverlapInDay,
  isTimed,
  WEEKDAYS,
  type OpeningSpan,
} from '#domain/calendar/opening-hours';
import { spanText } from '#domain/calendar/week-text';
import type { ArrayFieldValidation } from 'payload';
import { array } from 'payload/shared';

type Row = Readonly<Record<string, unknown>>;

/** Refuses a week with a day that is not known, or with hours that overlap. */
export const validateWeek: ArrayFieldValidation = (value, options) => {
  const rows = rowsOf(value);
  const unknown = WEEKDAYS.find((day) => rows.some((row) => row.day === day && !isTimed(row)));
  if (unknown) return `Say when ${DAY_NAMES[unknown]} opens and closes, or tick closed.`;
  return overlapIn(rows as unknown as OpeningSpan[]) ?? array(value, options);
};

/** Refuses hours of a special day that overlap. */
export const validateSpecialDays: ArrayFieldValidation = (value, options) => {
  const timed = rowsOf(value).filter((row) => isTimed(row));
  const days = Map.groupBy(timed, ({ date }) => String(date).slice(0, 10)).values();
  const overlaps = [...days].map((rows) => findOverlapInDay(rows));
  const [one, other] = overlaps.find((overlap) => overlap !== null) ?? [];
  if (one && other)
    return `${spanText(one)} and ${spanText(other)} of the same day overlap. Change one of them.`;
  return array(value, options);
};

function overlapIn(spans: readonly OpeningSpan[]): string | null {
  const [one, other] = findOverlap(spans) ?? [];
  if (!one || !other) return null;
  const [first, second] = [one, other].map((span) => `${DAY_NAMES[span.day]} ${spanText(span)}`);
  return `${first} and ${second} overlap. Change one of them.`;
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value : [];
}
