'use client';

import { region } from '#city';
import type { ScheduleEntry } from '#contract/schedule-desk';
import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import shared from '../desk/desk.module.css';
import { DeskPage } from '../desk/desk-page.tsx';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { ScheduleCalendar } from './schedule-calendar.tsx';
import { ScheduleList } from './schedule-list.tsx';

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
