'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';

/** Payload's list. There, “Waiting” in place of “Failed” tries a delivery again, also for many at once. */
const FAILED = '/cms/collections/subscribers?where[or][0][and][0][delivery][equals]=failed';

/** The size of the list, and whether the mailing service is up to date. */
export function ListFacts({ desk }: { desk: NewsletterDesk }) {
  return (
    <>
      <dl className={shared.facts}>
        <Fact name="Subscribed">{number(desk.subscribed)}</Fact>
        <Fact name="Unsubscribed">{number(desk.unsubscribed)}</Fact>
        <Fact name="Waiting for the mailing service" isBad={desk.hasProvider && desk.retrying > 0}>
          {number(desk.waiting)}
        </Fact>
        <Fact name="Failed deliveries" isBad={desk.failed > 0}>
          {desk.failed > 0 ? <a href={FAILED}>{number(desk.failed)}</a> : 0}
        </Fact>
      </dl>
      {!desk.hasProvider && (
        <p className={shared.hint}>
          No mailing service is set up (LISTMONK_URL is empty). We keep the addresses and hand them over once
          there is one. Until then, you can export them.
        </p>
      )}
      {desk.lastError !== null && <p className={shared.problem}>Last failure: {desk.lastError}</p>}
    </>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
