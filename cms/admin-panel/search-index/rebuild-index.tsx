'use client';

import { useRouter } from 'next/navigation';
import { callDesk } from '../desk/call-desk.ts';
import shared from '../desk/desk.module.css';
import { DeskButton } from '../desk/desk-button.tsx';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';

export function RebuildIndex() {
  const { isBusy, problem, said, run } = useTask();
  const router = useRouter();
  const rebuild = () =>
    run(async () => {
      const { outcome } = await callDesk('rebuildIndex');
      router.refresh();
      return outcome;
    });
  return (
    <>
      <div className={shared.actions}>
        <DeskButton
          size="medium"
          label={isBusy ? 'Rebuilding …' : 'Rebuild index'}
          isOff={isBusy}
          onPress={() => void rebuild()}
        />
      </div>
      <Notices problem={problem} said={said} />
    </>
  );
}
