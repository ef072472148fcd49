import { keepRunning } from '../background/keep-running.ts';
import { tryWithLock } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { checkAgain, checkDue, checkNew, type LinkChecker } from './check-links.ts';
import type { LinksKeeper } from './links-keeper.ts';

const LOOK_EVERY_MS = 60 * 60 * 1000;
/** Keeps the first minutes after a start free. */
const FIRST_LOOK_MS = 10 * 60 * 1000;

/** Checks the links that are due, every hour and in one process at a time: the lock's holder. */
export function keepLinksChecked(checker: LinkChecker, log: Log): LinksKeeper {
  const { pool } = checker;
  const loop = keepRunning({
    name: 'The link check',
    work: (stopped) => tryWithLock(pool, 'links', () => checkDue(checker, new Date(), stopped)),
    everyMs: LOOK_EVERY_MS,
    firstMs: FIRST_LOOK_MS,
    log,
  });
  const noteFailure = (error: unknown) => log.warn(`A link could not be checked (${reasonOf(error)}).`);
  return {
    requestOwnPage: checker.requestOwnPage,
    checkAgain: (address) => checkAgain(checker, address),
    async checkAll() {
      await pool.query('update link_checks set checked_at = null');
      loop.wake();
    },
    checkSaved: (addresses) => void checkNew(checker, addresses).catch(noteFailure),
    close: loop.close,
  };
}
