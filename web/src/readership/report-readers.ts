import {
  READ_AFTER_S,
  READ_SHARE,
  readSubjectOf,
  SEARCH_PATH,
  VIEW_AFTER_S,
  type ReadEvent,
} from '#domain/readership/read-subject';
import { call } from '../api/call.ts';
import { randomId } from '../api/random-id.ts';
import { fetchToTheEnd } from '../api/reports.ts';

/**
 * Reports a view and later a read of each page where readers are counted. Checks once a second while the page is
 * visible; the first page has been open since `openedAt`, in ms.
 */
export function reportReaders(openedAt: number): void {
  let path = countedPath();
  let view = randomId();
  let seconds = document.hidden ? 0 : Math.round((Date.now() - openedAt) / 1000);
  let share = 0;
  let due: readonly ReadEvent[] = ['view', 'read'];

  setInterval(() => {
    const here = countedPath();
    if (here !== path) {
      path = here;
      view = randomId();
      seconds = share = 0;
      due = ['view', 'read'];
    }
    if (path === null || document.hidden) return;
    seconds += 1;
    share = Math.max(share, shareSeen());
    const isDue = { view: seconds >= VIEW_AFTER_S, read: seconds >= READ_AFTER_S && share >= READ_SHARE };
    for (const event of due.filter((one) => isDue[one])) {
      // Losing a count is harmless.
      call(fetchToTheEnd, 'recordReading', { body: { path, event, view } }).catch(() => undefined);
    }
    due = due.filter((one) => !isDue[one]);
  }, 1000);
}

function countedPath(): string | null {
  const { pathname, search } = location;
  const asked = new URLSearchParams(search);
  // Drafts are read by their authors, so they don't count.
  if (asked.has('preview')) return null;
  const path = pathname === '/' && asked.get('q') ? SEARCH_PATH : pathname;
  return readSubjectOf(path) && path;
}

/** The share of the main content scrolled into view so far, without the footer. */
function shareSeen(): number {
  const { top = 0, height = 1 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  return height === 0 ? 0 : (innerHeight - top) / height;
}
