'use client';

import { region } from '#city';
import { DAY_NAMES } from '#domain/calendar/day-names';
import { WEEK } from '#domain/calendar/month-weeks';
import {
  isTimed,
  minutesOfDay,
  WEEKDAYS,
  type ClockSpan,
  type Weekday,
} from '#domain/calendar/opening-hours';
import { spanText } from '#domain/calendar/week-text';
import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { ArrayFieldClientComponent } from 'payload';
import { useState } from 'react';
import styles from './places.module.css';
import { ClockInput } from '../desk/clock-input.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { useFormRows, type FormRow } from './form-rows.ts';
import { PasteHours } from './paste-hours.tsx';

/** Each day's spans as typed, times may be blank; none means closed, a blank one that the day is unknown. */
type TypedWeek = Readonly<Record<Weekday, readonly ClockSpan[]>>;

const UNKNOWN: readonly ClockSpan[] = [{ opens: '', closes: '' }];

function weekOf(rows: readonly FormRow[], isKnown: boolean): TypedWeek {
  const days = WEEKDAYS.map((day) => {
    const own = rows.filter((row) => row['day'] === day);
    return [day, isKnown ? own.map(({ opens = '', closes = '' }) => ({ opens, closes })) : UNKNOWN];
  });
  return Object.fromEntries(days) as TypedWeek;
}

/** The rows of a week; null for one of which nothing is known. */
function rowsOf(week: TypedWeek): FormRow[] | null {
  const isBlank = WEEKDAYS.every((day) => week[day].length > 0 && week[day].every(isBlankSpan));
  return isBlank ? null : WEEKDAYS.flatMap((day) => week[day].map((span) => ({ day, ...span })));
}

function isBlankSpan({ opens, closes }: ClockSpan): boolean {
  return opens === '' && closes === '';
}

const COLUMNS = ['day', 'opens', 'closes'] as const;
const WORKDAYS = WEEKDAYS.slice(0, 5);
const MAX_SPANS = 4;

/** The opening hours as a week, a row for each day. Blank is unknown, which is stored as `hoursKnown` for the week. */
export const WeekField: ArrayFieldClientComponent = ({ path, readOnly = false }) => {
  const { showError, disabled } = useField({ path, hasRows: true });
  const known = useField<boolean>({ path: 'hoursKnown' });
  const { rows, setRows } = useFormRows(path, COLUMNS);
  const [changed, setChanged] = useState<Weekday>(WEEK[0] ?? 'mon');
  const week = weekOf(rows, known.value === true);
  const isOff = readOnly || disabled;
  const store = (next: TypedWeek) => {
    const written = rowsOf(next);
    setRows(written ?? []);
    known.setValue(written !== null);
  };
  const setDay = (day: Weekday, spans: readonly ClockSpan[]) => {
    setChanged(day);
    store({ ...week, [day]: spans });
  };
  const copyTo = (days: readonly Weekday[]) =>
    store({ ...week, ...Object.fromEntries(days.map((day) => [day, week[changed]])) });
  return (
    <fieldset className={`field-type ${styles.week}`} disabled={isOff}>
      <legend>
        <FieldLabel as="span" label="Opening hours" path={path} />
      </legend>
      <p className={styles.hint}>
        {region.name} time. Leave a day blank if you don’t know it; a week is published once you know every
        day, or none.
      </p>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
      </div>
      {WEEK.map((day) => (
        <DayRow key={day} day={day} spans={week[day]} onChange={(spans) => setDay(day, spans)} />
      ))}
      {!isOff && (
        <>
          <div className={styles.copy}>
            <label>
              Copy{' '}
              <select value={changed} onChange={({ target }) => setChanged(target.value as Weekday)}>
                {WEEK.map((day) => (
                  <option key={day} value={day}>
                    {DAY_NAMES[day]}
                  </option>
                ))}
              </select>
            </label>
            <DeskButton label="Same every day" onPress={() => copyTo(WEEKDAYS)} />
            <DeskButton label="Copy to weekdays" onPress={() => copyTo(WORKDAYS)} />
            <DeskButton label="Nothing known" onPress={() => store(weekOf([], false))} />
          </div>
          <PasteHours onRead={(days) => store({ ...week, ...days })} />
        </>
      )}
    </fieldset>
  );
};

interface DayRowProps {
  day: Weekday;
  spans: readonly ClockSpan[];
  onChange: (spans: readonly ClockSpan[]) => void;
}

function DayRow({ day, spans, onChange }: DayRowProps) {
  const name = DAY_NAMES[day];
  const isClosed = spans.length === 0;
  const setSpan = (index: number, part: Partial<ClockSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <div role="group" aria-label={name} className={styles.day}>
      <strong>{name}</strong>
      <label className={styles.closed}>
        <input
          type="checkbox"
          checked={isClosed}
          aria-label={`${name} closed`}
          onChange={({ target }) => onChange(target.checked ? [] : UNKNOWN)}
        />
        closed
      </label>
      <div className={styles.spans}>
        {spans.map((span, index) => (
          <div key={index} className={styles.span}>
            <ClockInput
              aria-label={`${name} opens`}
              value={span.opens}
              onChange={(opens) => setSpan(index, { opens })}
            />
            <span aria-hidden>to</span>
            <ClockInput
              aria-label={`${name} closes`}
              value={span.closes}
              onChange={(closes) => setSpan(index, { closes })}
            />
            {spans.length > 1 && (
              <DeskButton
                label="Remove"
                about={`${name}, ${index + 1}`}
                onPress={() => onChange(spans.filter((_, at) => at !== index))}
              />
            )}
            {index === spans.length - 1 && isTimed(span) && spans.length < MAX_SPANS && (
              <DeskButton label="Add hours" about={name} onPress={() => onChange([...spans, ...UNKNOWN])} />
            )}
          </div>
        ))}
      </div>
      <output className={styles.glance}>{dayGlance(day, spans)}</output>
    </div>
  );
}

/** "6 p.m. to 1 a.m. on Sunday", "closed", "unknown". */
function dayGlance(day: Weekday, spans: readonly ClockSpan[]): string {
  if (spans.length === 0) return 'closed';
  const timed = spans.filter(isTimed);
  if (timed.length < spans.length) return timed.length === 0 ? 'unknown' : 'not finished';
  const next = DAY_NAMES[WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7] ?? day];
  return timed
    .map((span) => {
      const isOvernight = minutesOfDay(span.closes) < minutesOfDay(span.opens) && span.closes !== '00:00';
      return `${spanText(span)}${isOvernight ? ` on ${next}` : ''}`;
    })
    .join(' and ');
}
