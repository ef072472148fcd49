'use client';

import { region } from '#city';
import type { ScheduleEntry } from '#contract/schedule-desk';
import { weekdayDate, clockText } from '#domain/calendar/date-texts';
import { useState } from 'react';
import shared from '../desk/desk.module.css';
import { callDesk } from '../desk/call-desk.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { ScheduleCalendar } from './schedule-calendar.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';

const POLL_MS = 10_000;

/** Everything scheduled to be published or taken down, as a month and a list. */
export function ScheduleDesk() {
  const { desk, problem: lost, refresh } = useDesk('getSchedule', { everyMs: POLL_MS });
  const { problem, said, run } = useTask();
  const [month, setMonth] = useState<string>();

  const cancel = ({ id, title }: ScheduleEntry) =>
    void run(async () => {
      await callDesk('cancelScheduled', { params: { id } });
      await refresh();
      return `“${title}” is off the schedule.`;
    });

  return (
    <DeskPage title="Schedule">
      <Notices problem={problem ?? lost} said={said} />
      {desk && (
        <>
          <p className={shared.hint}>
            Days and times are {region.name}’s. To schedule something, or to give it another time, open it and
            choose “Schedule” beside its Publish button.
          </p>
          <ScheduleCalendar month={month ?? desk.today.slice(0, 7)} onMonth={setMonth} desk={desk} />
          <ScheduleList entries={desk.entries} onCancel={cancel} />
        </>
      )}
    </DeskPage>
  );
}

interface ScheduleListProps {
  readonly entries: readonly ScheduleEntry[];
  readonly onCancel: (entry: ScheduleEntry) => void;
}

function ScheduleList({ entries, onCancel }: ScheduleListProps) {
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
