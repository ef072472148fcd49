import { dueText, momentText } from '#domain/calendar/date-texts';
import { findWork, type Draft, type Work } from '#cms/queries/work-desk';
import type { ServerProps } from 'payload';
import shared from '../desk/desk.module.css';
import { WeekNewsParts } from './week-news.tsx';
import { counted, Line, Part } from './work-part.tsx';
import styles from './work.module.css';

/** The panel's front page: what is waiting for this user, and links to the site and the ads. */
export async function WorkDesk({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null;
  const desk = await findWork(payload, user);
  return (
    <section className={styles.work} aria-labelledby="your-work">
      <header className={shared.header}>
        <h1 id="your-work">Your work</h1>
        <p className={styles.ways}>
          {desk.drafts && <a href="/cms/collections/stories/create">Write a story</a>}
          <a href="/">View the site</a>
          {desk.ads && <a href="/admin">Ad dashboard</a>}
        </p>
      </header>
      <Parts desk={desk} />
    </section>
  );
}

function Parts({ desk }: { desk: Work }) {
  const { waiting, ads } = desk;
  return (
    <div className={styles.parts}>
      {waiting && <WaitingPart waiting={waiting} />}
      {desk.news && <WeekNewsParts news={desk.news} isEditor={desk.drafts !== null} />}
      {desk.brokenLinks !== null && (
        <Part title="Broken links" more="/cms/collections/broken-links" none="Every link leads somewhere.">
          {desk.brokenLinks > 0 && [
            <Line
              key="broken"
              path="/cms/collections/broken-links"
              name={counted(desk.brokenLinks, 'broken link', 'broken links')}
            />,
          ]}
        </Part>
      )}
      <EditorParts desk={desk} />
      <DataParts desk={desk} />
      {ads && (
        <Part title="Ads">
          {[
            <Line
              key="running"
              path="/admin"
              name={counted(ads.running, 'ad is running', 'ads are running')}
            />,
            ...(ads.scheduled > 0
              ? [<Line key="next" path="/admin" name={`${ads.scheduled} scheduled`} />]
              : []),
          ]}
        </Part>
      )}
    </div>
  );
}

function EditorParts({ desk: { drafts, dueToday, frontPage, failedDeliveries } }: { desk: Work }) {
  return (
    <>
      {dueToday && (
        <Part title="Due today" more="/cms/schedule" none="Nothing is scheduled for the rest of today.">
          {dueToday.map(({ title, path, action, at }) => (
            <Line key={`${path} ${at}`} path={path} name={title}>
              {action === 'publish' ? 'Goes live' : 'Comes down'} {momentText(at)}
            </Line>
          ))}
        </Part>
      )}
      {drafts && <DraftParts drafts={drafts} />}
      {frontPage && (
        <Part title="Home page" none="Readers see everything you’ve picked.">
          {frontPage.map(({ section, title, path }) => (
            <Line key={`${path} ${section}`} path={path} name={title ?? section}>
              {title === null ? 'Left out: nothing to show' : `Picked for “${section}”, not on the site`}
            </Line>
          ))}
        </Part>
      )}
      {failedDeliveries !== null && (
        <Part title="Newsletter" more="/cms/collections/subscribers" none="No deliveries have failed.">
          {failedDeliveries > 0 && [
            <Line
              key="failed"
              path="/cms/collections/subscribers?where[delivery][equals]=failed"
              name={counted(failedDeliveries, 'failed delivery', 'failed deliveries')}
            />,
          ]}
        </Part>
      )}
    </>
  );
}

type Drafts = NonNullable<Work['drafts']>;

function DraftParts({ drafts: { mine, others } }: { drafts: Drafts }) {
  return (
    <>
      <Part title="Your drafts" none="Everything you have written is published.">
        {mine.map((draft) => (
          <DraftLine key={draft.path} draft={draft} />
        ))}
      </Part>
      <Part title="Drafts of others">
        {others.map((draft) => (
          <DraftLine key={draft.path} draft={draft} by={draft.owner} />
        ))}
      </Part>
    </>
  );
}

function DraftLine({
  draft: { title, kind, path, changedAt, due },
  by,
}: {
  draft: Draft;
  by?: string | null;
}) {
  return (
    <Line path={path} name={title}>
      {[kind, by, due ? dueText(due) : momentText(changedAt)].filter(Boolean).join(' · ')}
    </Line>
  );
}

function DataParts({ desk: { imports, sourceAlarms, gaps, stale } }: { desk: Work }) {
  return (
    <>
      {imports && (
        <Part title="Imports in progress" more="/cms/imports" none="No import is under way.">
          {imports.map(({ id, fileName, state }) => (
            <Line key={id} path="/cms/imports" name={fileName}>
              {state}
            </Line>
          ))}
        </Part>
      )}
      {sourceAlarms && (
        <Part title="Sources that need you" more="/cms/collections/import-sources">
          {sourceAlarms.map(({ id, name, alarm }) => (
            <Line key={id} path={`/cms/collections/import-sources/${id}`} name={name}>
              {alarm}
            </Line>
          ))}
        </Part>
      )}
      {gaps && (
        <Part
          title="Searches without a result"
          more="/cms/search-index"
          none="Diners found something every time."
        >
          {gaps.map(({ query, count }) => (
            <Line key={query} path={`/cms/search-index?term=${encodeURIComponent(query)}`} name={query}>
              {counted(count, 'time', 'times')}
            </Line>
          ))}
        </Part>
      )}
      {stale && (
        <Part title="Longest unchecked" none="There are no places to check.">
          {stale.map(({ id, name, lastVerifiedAt }) => (
            <Line key={id} path={`/cms/collections/restaurants/${id}`} name={name}>
              {lastVerifiedAt ? `Checked ${momentText(lastVerifiedAt)}` : 'Never checked'}
            </Line>
          ))}
        </Part>
      )}
    </>
  );
}

function WaitingPart({
  waiting: { reviews, photos, reports, proposals },
}: {
  waiting: NonNullable<Work['waiting']>;
}) {
  const lines = [
    { count: reviews, one: 'review', many: 'reviews' },
    { count: photos, one: 'of them with a photo', many: 'of them with a photo' },
    { count: reports, one: 'problem report', many: 'problem reports' },
    { count: proposals, one: 'suggested place', many: 'suggested places' },
  ].filter(({ count }) => count > 0);
  return (
    <Part title="Waiting for a decision" more="/cms/queue" none="Readers haven’t sent anything new.">
      {lines.map(({ count, one, many }) => (
        <Line key={one} path="/cms/queue" name={counted(count, one, many)} />
      ))}
    </Part>
  );
}
