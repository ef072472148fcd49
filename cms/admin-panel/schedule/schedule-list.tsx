'use client';

import type { ScheduleEntry } from '#contract/schedule-desk';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { dayText, timeText } from '../desk/day-text.ts';
import styles from './schedule.module.css';

interface ScheduleListProps {
  readonly entries: readonly ScheduleEntry[];
  readonly today: string;
  readonly onMove: (entry: ScheduleEntry, day: string, time: string) => void;
  readonly onCancel: (entry: ScheduleEntry) => void;
}

/** All scheduled changes, and failed ones with the reason. */
export function ScheduleList({ entries, today, onMove, onCancel }: ScheduleListProps) {
  if (entries.length === 0) return <p>Nothing is scheduled.</p>;
  return (
    <DeskTable label="Everything due" columns={['What', 'Happens', 'When', 'Change it']}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row" className={shared.name}>
            <a href={entry.path}>{entry.title}</a>
            <span className={shared.quiet}> {entry.kind}</span>
          </th>
          <td>{entry.action === 'publish' ? 'Goes live' : 'Comes down'}</td>
          <td>
            {dayText(entry.day)}, {timeText(entry.time)}
            {entry.problem !== null && <p className={shared.problem}>Failed: {entry.problem}</p>}
          </td>
          <td>
            <Change key={entry.at} entry={entry} today={today} onMove={onMove} onCancel={onCancel} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

interface ChangeProps extends Omit<ScheduleListProps, 'entries'> {
  readonly entry: ScheduleEntry;
}

function Change({ entry, today, onMove, onCancel }: ChangeProps) {
  const [at, setAt] = useState(`${entry.day}T${entry.time}`);
  const [day = '', time = ''] = at.split('T');
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        onMove(entry, day, time);
      }}
    >
      <input
        type="datetime-local"
        aria-label={`New day and time: ${entry.title}`}
        value={at}
        min={`${today}T00:00`}
        required
        onChange={({ target }) => setAt(target.value)}
      />
      <button type="submit" className="btn btn--style-secondary btn--size-small btn--no-margin">
        Move
      </button>
      <DeskButton label="Cancel" about={entry.title} onPress={() => onCancel(entry)} />
    </form>
  );
}
