'use client';

import { useRouter } from 'next/navigation';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { Notices } from '../desk/notices.tsx';
import { useTask } from '../desk/use-task.ts';
import desk from '../desk/desk.module.css';

/** Above the list of issues: begins one with what is new. */
export function StartFromWeek() {
  const router = useRouter();
  const { isBusy, problem, run } = useTask();
  const start = () =>
    void run(async () => {
      const { id } = await callDesk('startIssue');
      router.push(`/cms/collections/newsletter-issues/${id}`);
    });
  return (
    <div className={desk.actions}>
      <DeskButton label="Start from this week" look="primary" size="medium" isOff={isBusy} onPress={start} />
      <span className={desk.quiet}>With the stories, guides and openings since the last issue.</span>
      <Notices problem={problem} />
    </div>
  );
}
