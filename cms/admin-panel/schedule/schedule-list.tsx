'use client';

import { weekdayDate, clockText } from '#domain/calendar/date-texts';
import type { ScheduleEntry } from '#contract/schedule-desk';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';

interface ScheduleListProps {
  readonly entries: readonly ScheduleEntry[];
  readonly onCancel: (entry: ScheduleEntry) => void;
}

/** All scheduled changes, and failed ones with the reason. */
export function ScheduleList({ entries, onCancel }: ScheduleListProps) {
  if (entries.length === 0) return <p>Nothing is scheduled.</p>;
  return (
    <DeskTable
      label="Everything due"
      columns={['What', 'Happens', 'When', { name: 'Actions', look: 'hidden' }]}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row" className={shared.name}>
            <a href={entry.path}>{entry.title}</a>
            <span className={shared.quiet}> {entry.kind}</span>
          </th>
          <td>{entry.action === 'publish' ? 'Goes live' : 'Comes down'}</td>
          <td>
            {weekdayDate(entry.day)}, {clockText(entry.time)}
            {entry.problem !== null && <p className={shared.problem}>Failed: {entry.problem}</p>}
          </td>
          <td>
            <DeskButton label="Cancel" about={entry.title} onPress={() => onCancel(entry)} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
