'use client';

import { monthText } from '#domain/calendar/date-texts';
import { useField } from '@payloadcms/ui';
import { AskOnce } from '../desk/ask-once.tsx';
import { callDesk } from '../desk/call-desk.ts';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';

/** Draws the winner of the month whose form it is in, which then shows the entries, the winner and whether we wrote. */
export function DrawButton() {
  const { value: month } = useField<string>({ path: 'month' });
  const { isBusy, problem, run } = useTask();
  const draw = () =>
    run(async () => {
      await callDesk('drawMonth', { params: { month } });
      location.reload();
    });
  if (!month) return null;
  return (
    <>
      <AskOnce
        label={isBusy ? 'Drawing …' : `Draw the winner of ${monthText(month)}`}
        warning="Everyone on the list who signed up by the month’s last day takes part. The seed, the entries and the winner are published, and we write to the winner. It can’t be repeated."
        verb="Draw"
        isOff={isBusy}
        onConfirm={() => void draw()}
      />
      <Notices problem={problem} />
    </>
  );
}
