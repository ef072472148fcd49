'use client';

import { cityDay } from '#domain/calendar/city-time';
import { yearDayText } from '#domain/calendar/date-texts';
import { nextHolidays } from '#domain/calendar/holidays';
import { storedDay, toStoredDay } from '#domain/calendar/stored-day';
import { useField } from '@payloadcms/ui';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { useFormRows } from './form-rows.ts';
import styles from './places.module.css';

const COLUMNS = ['date', 'opens', 'closes'] as const;

/** Offers the holidays to come by name as special days. */
export function ComingHolidays({ readOnly = false }: { readOnly?: boolean }) {
  const { value: isKnown } = useField<boolean>({ path: 'hoursKnown' });
  const { rows, setRows } = useFormRows('specialHours', COLUMNS);
  const taken = rows.flatMap(({ date }) => (date ? storedDay(date) : []));
  const [today] = useState(() => cityDay(new Date()));
  const open = nextHolidays(today).filter(({ date }) => !taken.includes(date));
  if (readOnly || !isKnown || open.length === 0) return null;
  return (
    <div className={styles.copy}>
      <span>Closed all day on</span>
      {open.map(({ date, name }) => (
        <DeskButton
          key={date}
          label={`${name}, ${yearDayText(date)}`}
          onPress={() => setRows([...rows, { date: toStoredDay(date), opens: '', closes: '' }])}
        />
      ))}
    </div>
  );
}
