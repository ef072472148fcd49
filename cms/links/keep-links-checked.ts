import { keepRunning } from '../background/keep-running.ts';
import { tryWithLock } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { checkAgain, checkDue, checkNew, findLinks, type LinkChecker } from './check-links.ts';
import type { LinksKeeper } from './links-keeper.ts';

const CHECK_EVERY_MS = 7 * 24 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 60 * 60 * 1000;
/** Keeps the first minutes after a start free. */
const FIRST_LOOK_MS = 10 * 60 * 1000;

/**
 * Checks all links weekly, in one process at a time: the lock's holder. An interrupted run resumes where it stopped.
 */
export function keepLinksChecked(checker: LinkChecker, log: Log): LinksKeeper {
  const loop = keepRunning({
    name: 'The link check',
    work: (stopped) => runIfDue(checker, new Date(), stopped),
    everyMs: LOOK_EVERY_MS,
    firstMs: FIRST_LOOK_MS,
    log,
  });
  const noteFailure = (error: unknown) => log.warn(`A link could not be checked (${reasonOf(error)}).`);
  return {
    requestOwnPage: checker.requestOwnPage,
    checkAgain: (address) => checkAgain(checker, address),
    async checkAll() {
      await checker.pool.query('delete from link_runs where ended_at is not null');
      loop.wake();
    },
    checkSaved: (source, addresses) => void checkNew(checker, source, addresses).catch(noteFailure),
    close: loop.close,
  };
}

/** Starts a run when the last one is a week old, or resumes an unfinished one. */
export async function runIfDue(checker: LinkChecker, now: Date, stopped: AbortSignal): Promise<void> {
  const { pool } = checker;
  await tryWithLock(pool, 'links', async () => {
    const { rows } = await pool.query<{ startedAt: Date; endedAt: Date | null }>(
      'select started_at as "startedAt", ended_at as "endedAt" from link_runs order by started_at desc limit 1',
    );
    const [last] = rows;
    let startedAt = last?.startedAt;
    if (!last || (last.endedAt !== null && now.getTime() - last.startedAt.getTime() >= CHECK_EVERY_MS)) {
      startedAt = now;
      await findLinks(checker);
      await pool.query('delete from link_runs');
      await pool.query('insert into link_runs (started_at) values ($1)', [now]);
    } else if (last.endedAt !== null) return;
    if (startedAt) await checkDue(checker, startedAt, stopped);
    if (!stopped.aborted) await pool.query('update link_runs set ended_at = $1', [now]);
  });
}
