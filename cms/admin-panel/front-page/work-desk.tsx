import { dueText, momentText } from '#domain/calendar/date-texts';
import { BATCH_STATES } from '#domain/imports/batch-states';
import { findWork, type Draft, type Work } from '#cms/queries/work-desk';
import type { ServerProps } from 'payload';
import shared from '../desk/desk.module.css';
import { DESKS } from '../desk/desks.ts';
import { weekNewsParts } from './week-news.ts';
import { counted, countLine, Part, type WorkPart } from './work-part.tsx';
import styles from './work.module.css';

/** The panel's front page: what is waiting for this user, and links to the site and the ads. */
export async function WorkDesk({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null;
  const desk = await findWork(payload, user);
  const parts = [
    ...readersParts(desk),
    ...(desk.news ? weekNewsParts(desk.news, desk.drafts !== null) : []),
    ...editorParts(desk),
    ...dataParts(desk),
    ...adParts(desk),
  ];
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
      <div className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
      </div>
    </section>
  );
}

const QUEUE = DESKS.queue.path;

function readersParts({ waiting }: Work): WorkPart[] {
  return [
    {
      title: 'Waiting for a decision',
      more: QUEUE,
      none: 'Readers haven’t sent anything new.',
      lines: waiting && [
        ...countLine(QUEUE, waiting.reviews, 'review', 'reviews'),
        ...countLine(QUEUE, waiting.photos, 'of them with a photo', 'of them with a photo'),
        ...countLine(QUEUE, waiting.reports, 'problem report', 'problem reports'),
        ...countLine(QUEUE, waiting.proposals, 'suggested place', 'suggested places'),
      ],
    },
  ];
}

const BROKEN_LINKS = '/cms/collections/broken-links';
const SUBSCRIBERS = '/cms/collections/subscribers';
const FAILED = `${SUBSCRIBERS}?where[delivery][equals]=failed`;

function editorParts({ brokenLinks, drafts, dueToday, frontPage, failedDeliveries }: Work): WorkPart[] {
  return [
    {
      title: 'Broken links',
      more: BROKEN_LINKS,
      none: 'Every link leads somewhere.',
      lines: brokenLinks !== null && countLine(BROKEN_LINKS, brokenLinks, 'broken link', 'broken links'),
    },
    {
      title: 'Due today',
      more: DESKS.schedule.path,
      none: 'Nothing is scheduled for the rest of today.',
      lines: dueToday?.map(({ title: name, path, action, at }) => {
        return { path, name, said: `${action === 'publish' ? 'Goes live' : 'Comes down'} ${momentText(at)}` };
      }),
    },
    {
      title: 'Your drafts',
      none: 'Everything you have written is published.',
      lines: drafts?.mine.map((draft) => draftLine(draft)),
    },
    {
      title: 'Drafts of others',
      lines: drafts?.others.map((draft) => draftLine(draft, draft.owner)),
    },
    {
      title: 'Home page',
      none: 'Readers see everything you’ve picked.',
      lines: frontPage?.map(({ section, title, path }) => ({
        path,
        name: title ?? section,
        said: title === null ? 'Left out: nothing to show' : `Picked for “${section}”, not on the site`,
      })),
    },
    {
      title: 'Newsletter',
      more: SUBSCRIBERS,
      none: 'No deliveries have failed.',
      lines:
        failedDeliveries !== null &&
        countLine(FAILED, failedDeliveries, 'failed delivery', 'failed deliveries'),
    },
  ];
}

function draftLine({ title, kind, path, changedAt, due }: Draft, by?: string | null) {
  const said = [kind, by, due ? dueText(due) : momentText(changedAt)].filter(Boolean).join(' · ');
  return { path, name: title, said };
}

function dataParts({ imports, sourceAlarms, gaps, stale }: Work): WorkPart[] {
  return [
    {
      title: 'Imports in progress',
      more: DESKS.imports.path,
      none: 'No import is under way.',
      lines: imports?.map(({ id, fileName, state }) => ({
        path: `${DESKS.imports.path}?plan=${id}`,
        name: fileName,
        said: BATCH_STATES[state],
      })),
    },
    {
      title: 'Sources that need you',
      more: '/cms/collections/import-sources',
      lines: sourceAlarms?.map(({ id, name, alarm: said }) => {
        return { path: `/cms/collections/import-sources/${id}`, name, said };
      }),
    },
    {
      title: 'Searches without a result',
      more: DESKS.searchIndex.path,
      none: 'Diners found something every time.',
      lines: gaps?.map(({ query, count }) => ({
        path: `${DESKS.searchIndex.path}?term=${encodeURIComponent(query)}`,
        name: query,
        said: counted(count, 'time', 'times'),
      })),
    },
    {
      title: 'Longest unchecked',
      none: 'There are no places to check.',
      lines: stale?.map(({ id, name, lastVerifiedAt }) => ({
        path: `/cms/collections/restaurants/${id}`,
        name,
        said: lastVerifiedAt ? `Checked ${momentText(lastVerifiedAt)}` : 'Never checked',
      })),
    },
  ];
}

function adParts({ ads }: Work): WorkPart[] {
  return [
    {
      title: 'Ads',
      lines: ads && [
        { path: '/admin', name: counted(ads.running, 'ad is running', 'ads are running') },
        ...countLine('/admin', ads.scheduled, 'scheduled', 'scheduled'),
      ],
    },
  ];
}
