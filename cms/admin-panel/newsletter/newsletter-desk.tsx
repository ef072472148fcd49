'use client';

import { ListFacts } from './list-facts.tsx';
import styles from './newsletter.module.css';
import shared from '../desk/desk.module.css';
import { DeskPage } from '../desk/desk-page.tsx';
import { Notices } from '../desk/notices.tsx';
import { SignUpsByDay } from './sign-ups-by-day.tsx';
import { SignUpsBySource } from './sign-ups-by-source.tsx';
import { deskPath } from '../desk/call-desk.ts';
import { useDesk } from '../desk/use-desk.ts';

const POLL_MS = 5_000;

/** Everything staff can see and do with the newsletter list. */
export function NewsletterDesk() {
  const { desk, problem } = useDesk('getNewsletterDesk', { everyMs: POLL_MS });
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
        If the service is down, we keep trying for two days. After that, the delivery has failed, and an admin
        can try it again.
      </p>
      <Notices problem={problem} />
      {desk ? (
        <>
          <ListFacts desk={desk} />
          <div className={styles.columns}>
            <SignUpsBySource sources={desk.bySource} />
            <SignUpsByDay days={desk.byDay} />
          </div>
        </>
      ) : (
        !problem && <p>Loading …</p>
      )}
    </DeskPage>
  );
}
