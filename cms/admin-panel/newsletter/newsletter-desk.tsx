import { weekdayDate } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { exportSubscribers } from '#contract/newsletter-desk';
import { findNewsletterDesk, type NewsletterNumbers } from '#cms/queries/newsletter-desk';
import type { Payload } from 'payload';
import { DeskPage } from '../desk/desk-page.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import shared from '../desk/desk.module.css';
import { Fact } from '../desk/fact.tsx';
import styles from './newsletter.module.css';

/** The newsletter's list in numbers. */
export async function NewsletterDesk({ payload }: { readonly payload: Payload }) {
  const desk = await findNewsletterDesk(payload);
  return (
    <DeskPage
      title="Newsletter"
      actions={
        <a
          className="btn btn--style-primary btn--size-medium btn--no-margin"
          href={exportSubscribers.path}
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
      <ListFacts desk={desk} />
      <div className={styles.columns}>
        <SignUpsBySource sources={desk.bySource} />
        <SignUpsByDay days={desk.byDay} />
      </div>
    </DeskPage>
  );
}

/** Payload's list. There, “Waiting” in place of “Failed” tries a delivery again, also for many at once. */
const FAILED = '/cms/collections/subscribers?where[or][0][and][0][delivery][equals]=failed';

/** The size of the list, and whether the mailing service is up to date. */
function ListFacts({ desk }: { desk: NewsletterNumbers }) {
  return (
    <>
      <dl className={shared.facts}>
        <Fact name="Subscribed">{countText(desk.subscribed)}</Fact>
        <Fact name="Unsubscribed">{countText(desk.unsubscribed)}</Fact>
        <Fact name="Waiting for the mailing service" isBad={desk.hasProvider && desk.retrying > 0}>
          {countText(desk.waiting)}
        </Fact>
        <Fact name="Failed deliveries" isBad={desk.failed > 0}>
          {desk.failed > 0 ? <a href={FAILED}>{countText(desk.failed)}</a> : 0}
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

const SOURCE_COLUMNS = [
  'Source',
  { name: 'Subscribed', look: 'count' },
  { name: 'Have left', look: 'count' },
] as const;

/** Where people signed up: the popup, the giveaway, the quiz by meal. */
function SignUpsBySource({ sources }: { sources: NewsletterNumbers['bySource'] }) {
  return (
    <section aria-labelledby="by-source">
      <h2 id="by-source">By source</h2>
      {sources.length === 0 ? (
        <p>Nobody yet. The popup asks each visitor after ten seconds, once a week.</p>
      ) : (
        <DeskTable columns={SOURCE_COLUMNS}>
          {sources.map(({ source, subscribed, unsubscribed }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td className={shared.count}>{countText(subscribed)}</td>
              <td className={shared.count}>{countText(unsubscribed)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}

const DAY_COLUMNS = [
  'Day',
  { name: 'Joined', look: 'count' },
  { name: 'Share of the best day', look: 'hidden' },
  { name: 'Left', look: 'count' },
] as const;

/** Thirty days, each with a bar relative to the best one. */
function SignUpsByDay({ days }: { days: NewsletterNumbers['byDay'] }) {
  const most = Math.max(1, ...days.map(({ joined }) => joined));
  return (
    <section aria-labelledby="by-day">
      <h2 id="by-day">By day, last 30 days</h2>
      {days.every(({ joined, left }) => joined + left === 0) ? (
        <p>Nobody joined or left in that time.</p>
      ) : (
        <DeskTable columns={DAY_COLUMNS}>
          {days.map(({ day, joined, left }) => (
            <tr key={day}>
              <th scope="row">{weekdayDate(day)}</th>
              <td className={shared.count}>{countText(joined)}</td>
              <td className={styles.bar}>
                <meter aria-label={`${joined} of ${most}`} min={0} max={most} value={joined} />
              </td>
              <td className={shared.count}>{left === 0 ? '–' : countText(left)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
