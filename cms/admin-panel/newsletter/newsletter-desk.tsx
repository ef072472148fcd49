'use client';

import { useState } from 'react';
import { FailedDeliveries } from './failed-deliveries.tsx';
import { ListFacts } from './list-facts.tsx';
import styles from './newsletter.module.css';
import { SignUpsByDay } from './sign-ups-by-day.tsx';
import { SignUpsBySource } from './sign-ups-by-source.tsx';
import { callDesk, sentenceOf } from '../desk/call-desk.ts';
import { useDesk } from '../desk/use-desk.ts';
import { exportSubscribers } from '#contract/newsletter-desk';

const POLL_MS = 5_000;

/** Everything that staff see of the newsletter's list and do to it. */
export function NewsletterDesk({ mayRetry }: { mayRetry: boolean }) {
  const { desk, problem, refresh } = useDesk('getNewsletterDesk', { everyMs: POLL_MS });
  const [said, setSaid] = useState('');

  async function retry(id: number | null) {
    try {
      const { retried } = await callDesk('retryDeliveries', { body: { id } });
      setSaid(retried === 1 ? 'One delivery is tried again.' : `${retried} deliveries are tried again.`);
    } catch (error) {
      setSaid(sentenceOf(error));
    }
    await refresh();
  }

  return (
    <div className={`gutter--left gutter--right ${styles.desk}`}>
      <header className={styles.header}>
        <h1>Newsletter</h1>
        <a
          className="btn btn--style-primary btn--size-medium btn--no-margin"
          href={exportSubscribers.path}
          download
        >
          Export as CSV
        </a>
      </header>
      <p className={styles.hint}>
        Every address is kept here first, with what its owner agreed to, and then handed to the mailing
        service. Nobody is lost when that service is away: what waits is tried again for two days, then it
        stands below.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
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
        !problem && <p>Loading …</p>
      )}
    </div>
  );
}
