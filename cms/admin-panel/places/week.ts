import { WEEKDAYS, type ClockSpan, type Weekday } from '#domain/calendar/opening-hours';
import type { FormRow } from './form-rows.ts';

/** Each day's spans as typed, times may be blank; none means closed, a blank one that the day is unknown. */
export type TypedWeek = Readonly<Record<Weekday, readonly ClockSpan[]>>;

export const UNKNOWN: readonly ClockSpan[] = [{ opens: '', closes: '' }];

/** The week in the form's rows. */
export function weekOf(rows: readonly FormRow[], isKnown: boolean): TypedWeek {
  const days = WEEKDAYS.map((day) => {
    const own = rows.filter((row) => row['day'] === day);
    return [day, isKnown ? own.map(({ opens = '', closes = '' }) => ({ opens, closes })) : UNKNOWN];
  });
  return Object.fromEntries(days) as TypedWeek;
}

/** The rows of a week; null for one of which nothing is known. */
export function rowsOf(week: TypedWeek): FormRow[] | null {
  const isBlank = WEEKDAYS.every((day) => week[day].length > 0 && week[day].every(isBlankSpan));
  return isBlank ? null : WEEKDAYS.flatMap((day) => week[day].map((span) => ({ day, ...span })));
}

function isBlankSpan({ opens, closes }: ClockSpan): boolean {
  return opens === '' && closes === '';
}
