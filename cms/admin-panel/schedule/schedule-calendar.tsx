'use client';

import type { Schedule, ScheduleEntry } from '#contract/schedule-desk';
import { monthWeeks, shiftMonth } from '#domain/calendar/month-weeks';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { dayText, monthText, timeText } from '../desk/day-text.ts';
import styles from './schedule.module.css';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface ScheduleCalendarProps {
  readonly desk: Schedule;
  /** `2026-11` */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  /** Moves to another day, at the same time. */
  readonly onMove: (entry: ScheduleEntry, day: string) => void;
}

/** A month of scheduled changes. Entries are dragged to another day; the list below moves them by keyboard. */
export function ScheduleCalendar({ desk, month, onMonth, onMove }: ScheduleCalendarProps) {
  const [target, setTarget] = useState<string>();

  function drop(day: string, id: number): void {
    setTarget(undefined);
    const entry = desk.entries.find((one) => one.id === id);
    if (entry && entry.day !== day) onMove(entry, day);
  }

  return (
    <section aria-labelledby="month">
      <header className={shared.header}>
        <h2 id="month" aria-live="polite">
          {monthText(month)}
        </h2>
        <div className={styles.turn}>
          <DeskButton label="Earlier" about="month" onPress={() => onMonth(shiftMonth(month, -1))} />
          <DeskButton label="Today" onPress={() => onMonth(desk.today.slice(0, 7))} />
          <DeskButton label="Later" about="month" onPress={() => onMonth(shiftMonth(month, 1))} />
        </div>
      </header>
      <table className={styles.month} aria-labelledby="month">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  today={desk.today}
                  isOutside={!day.startsWith(month)}
                  isTarget={day === target}
                  entries={desk.entries.filter((entry) => entry.day === day)}
                  onTarget={setTarget}
                  onDrop={(id) => drop(day, id)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  /** Belongs to the previous or next month. */
  readonly isOutside: boolean;
  /** Something is being dragged over it. */
  readonly isTarget: boolean;
  readonly entries: readonly ScheduleEntry[];
  readonly onTarget: (day: string | undefined) => void;
  readonly onDrop: (id: number) => void;
}

/** Past days accept no entries. */
function Day({ day, today, isOutside, isTarget, entries, onTarget, onDrop }: DayProps) {
  return (
    <td
      aria-label={dayText(day)}
      {...(day === today && { 'aria-current': 'date' })}
      className={[isOutside && styles.outside, day === today && styles.today, isTarget && styles.target]
        .filter(Boolean)
        .join(' ')}
      onDragOver={(event) => {
        if (day < today) return;
        event.preventDefault();
        onTarget(day);
      }}
      onDragLeave={() => onTarget(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(Number(event.dataTransfer.getData('text/plain')));
      }}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      <ul>
        {entries.map((entry) => (
          <CalendarEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </td>
  );
}

function CalendarEntry({ entry: { id, title, path, action, time, problem } }: { entry: ScheduleEntry }) {
  return (
    <li className={problem === null ? styles.entry : styles.failed}>
      <a href={path} onDragStart={(event) => event.dataTransfer.setData('text/plain', String(id))}>
        <span className={styles.time}>
          {timeText(time)}
          {action === 'unpublish' && ' · comes down'}
          {problem !== null && ' · failed'}
        </span>
        {title}
      </a>
    </li>
  );
}
