'use client';

import { weekdayDate, monthText, clockText } from '#domain/calendar/date-texts';
import { region } from '#city';
import type { Schedule, ScheduleEntry } from '#contract/schedule-desk';
import { dayNames } from '#domain/calendar/day-names';
import { monthWeeks, shiftMonth, WEEK } from '#domain/calendar/month-weeks';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import styles from './schedule.module.css';

const SHORT_NAMES = dayNames(region.language, 'short');

interface ScheduleCalendarProps {
  readonly desk: Schedule;
  /** `2026-11` */
  readonly month: string;
  readonly onMonth: (month: string) => void;
}

/** A month of scheduled changes. Each leads to its article, which is where it is rescheduled. */
export function ScheduleCalendar({ desk, month, onMonth }: ScheduleCalendarProps) {
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
            {WEEK.map((weekday) => (
              <th key={weekday} scope="col">
                {SHORT_NAMES[weekday]}
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
                  aria-label={weekdayDate(day)}
                  {...(day === desk.today && { 'aria-current': 'date' })}
                  className={day.startsWith(month) ? undefined : styles.outside}
                >
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                  <ul>
                    {desk.entries
                      .filter((entry) => entry.day === day)
                      .map((entry) => (
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

function CalendarEntry({ entry: { title, path, action, time, problem } }: { entry: ScheduleEntry }) {
  return (
    <li className={problem === null ? styles.entry : styles.failed}>
      <a href={path}>
        <span className={styles.time}>
          {clockText(time)}
          {action === 'unpublish' && ' · comes down'}
          {problem !== null && ' · failed'}
        </span>
        {title}
      </a>
    </li>
  );
}
