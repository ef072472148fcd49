'use client';

import type { Schedule, ScheduleEntry } from '#contract/schedule-desk';
import { monthWeeks, shiftMonth } from '#domain/calendar/month-weeks';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { dayText, monthText, timeText } from './day-text.ts';
import styles from './schedule.module.css';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface ScheduleCalendarProps {
  readonly desk: Schedule;
  /** `2026-11` */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  /** To another day, at the same time. */
  readonly onMove: (entry: ScheduleEntry, day: string) => void;
}

/** A month of what is due. Entries are dragged to another day; the list below moves them by keyboard. */
export function ScheduleCalendar({ desk, month, onMonth, onMove }: ScheduleCalendarProps) {
  const [target, setTarget] = useState<string>();
  const entriesOf = (day: string) => desk.entries.filter((entry) => entry.day === day);

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
                <td
                  key={day}
                  aria-label={dayText(day)}
                  {...(day === desk.today && { 'aria-current': 'date' })}
                  className={[
                    !day.startsWith(month) && styles.outside,
                    day === desk.today && styles.today,
                    day === target && styles.target,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  onDragOver={(event) => {
                    if (day < desk.today) return;
                    event.preventDefault();
                    setTarget(day);
                  }}
                  onDragLeave={() => setTarget(undefined)}
                  onDrop={(event) => {
                    event.preventDefault();
                    drop(day, Number(event.dataTransfer.getData('text/plain')));
                  }}
                >
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                  <ul>
                    {entriesOf(day).map((entry) => (
                      <CalendarEntry key={entry.id} entry={entry} />
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
