'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import styles from './newsletter.module.css';

/** How long the list is, and whether the mailing service knows it. */
export function ListFacts({ desk }: { desk: NewsletterDesk }) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Subscribed">{number(desk.subscribed)}</Fact>
        <Fact name="Have left">{number(desk.unsubscribed)}</Fact>
        <Fact name="Wait for the mailing service" isBad={desk.hasProvider && desk.retrying > 0}>
          {number(desk.waiting)}
        </Fact>
        <Fact name="Failed deliveries" isBad={desk.failed > 0}>
          {number(desk.failed)}
        </Fact>
      </dl>
      {!desk.hasProvider && (
        <p className={styles.hint}>
          No mailing service is set up (LISTMONK_URL is empty). Addresses are kept and handed over on the day
          there is one; until then, export them.
        </p>
      )}
      {desk.lastError !== null && <p className={styles.problem}>Last failure: {desk.lastError}</p>}
    </>
  );
}

interface FactProps {
  name: string;
  isBad?: boolean;
  children: React.ReactNode;
}

function Fact({ name, isBad = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isBad ? styles.bad : undefined}>{children}</dd>
    </div>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
