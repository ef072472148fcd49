'use client';

import { monthText } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { useRouter } from 'next/navigation';
import { AskOnce } from '../desk/ask-once.tsx';
import { callDesk } from '../desk/call-desk.ts';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';

/** Draws the winner of a month. */
export function DrawButton({ month }: { readonly month: string }) {
  const { isBusy, problem, said, run } = useTask();
  const router = useRouter();
  const draw = () =>
    run(async () => {
      const { entries, isTold } = await callDesk('drawMonth', { params: { month } });
      router.refresh();
      return `Drawn from ${countText(entries)} entries. ${isTold ? 'We’ve written to the winner.' : 'The winner’s mail is on its way as soon as mail works.'}`;
    });
  return (
    <>
      <AskOnce
        label={isBusy ? 'Drawing …' : `Draw the winner of ${monthText(month)}`}
        warning="Everyone on the list who signed up by the month’s last day takes part. The seed, the entries and the winner are published, and we write to the winner. It can’t be repeated."
        verb="Draw"
        isOff={isBusy}
        onConfirm={() => void draw()}
      />
      <Notices problem={problem} said={said} />
    </>
  );
}
