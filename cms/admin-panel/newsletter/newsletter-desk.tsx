'use client';

import { FailedDeliveries } from './failed-deliveries.tsx';
import { ListFacts } from './list-facts.tsx';
import styles from './newsletter.module.css';
import shared from '../desk/desk.module.css';
import { DeskPage } from '../desk/desk-page.tsx';
import { Notices } from '../desk/notices.tsx';
import { SignUpsByDay } from './sign-ups-by-day.tsx';
import { SignUpsBySource } from './sign-ups-by-source.tsx';
import { callDesk, deskPath } from '../desk/call-desk.ts';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';

const POLL_MS = 5_000;

/** Everything staff can see and do with the newsletter list. */
export function NewsletterDesk({ mayRetry }: { mayRetry: boolean }) {
  const { desk, problem: lost, refresh } = useDesk('getNewsletterDesk', { everyMs: POLL_MS });
  const { problem, said, run } = useTask();

  const retry = (id: number | null) =>
    void run(async () => {
      const { retried } = await callDesk('retryDeliveries', { body: { id } });
      await refresh();
      return retried === 1 ? 'We’re trying one delivery again.' : `We’re trying ${retried} deliveries again.`;
    });

  return (
    <DeskPage
      title="Newsletter"
      actions={
        <a
          className="btn btn--style-primary btn--size-medium btn--no-margin"
          href={deskPath('exportSubscribers')}
          download
        >
          Export as CSV
        </a>
      }
    >
      <p className={shared.hint}>
        We keep every address here first, with what its owner agreed to, then hand it to the mailing service.
        If the service is down, we keep trying for two days. After that, the address shows up below.
      </p>
      <Notices problem={problem ?? lost} said={said} />
      {desk ? (
        <>
          <ListFacts desk={desk} />
          <FailedDeliveries desk={desk} onRetry={mayRetry ? retry : null} />
          <div className={styles.columns}>
            <SignUpsBySource sources={desk.bySource} />
            <SignUpsByDay days={desk.byDay} />
          </div>
        </>
      ) : (
        !lost && <p>Loading …</p>
      )}
    </DeskPage>
  );
}
