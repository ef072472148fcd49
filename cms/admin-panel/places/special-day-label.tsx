'use client';

import { longDate } from '#domain/calendar/date-texts';
import { holidayOn } from '#domain/calendar/holidays';
import { storedDay } from '#domain/calendar/stored-day';
import { dayText } from '#domain/calendar/week-text';
import { useRowLabel } from '@payloadcms/ui';

/** A special day by the name of its holiday: "Thanksgiving, November 26, 2026: closed". */
export function SpecialDayLabel() {
  const { data } = useRowLabel<{ date?: string; opens?: string; closes?: string }>();
  const { date, opens, closes } = data ?? {};
  if (!date) return <span>New special day</span>;
  const day = storedDay(date);
  const name = [holidayOn(day), longDate(day)].filter((part) => part !== null).join(', ');
  return (
    <span>
      {name}: {dayText(opens && closes ? [{ opens, closes }] : [])}
    </span>
  );
}
