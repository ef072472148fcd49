import type { Payload } from 'payload';
import type { Log } from '../database/log.ts';
import { forgetImports } from '../imports/forget-imports.ts';
import { readDueSources } from '../imports/sources/read-due-sources.ts';
import { service } from '../start/services.ts';
import { renewPartitions } from '../tracking/renew-partitions.ts';
import { forgetExpired } from './forget-expired.ts';
import { forgetSearches } from './forget-searches.ts';
import { forgetSharedLists } from './forget-shared-lists.ts';
import { keepRunning } from './keep-running.ts';
import { runDueJobs } from './run-jobs.ts';

/** A scheduled story appears at most this late. */
const LOOK_EVERY_MS = 5_000;
const CLEAN_UP_EVERY_MS = 60 * 60 * 1000;

export interface JobsKeeper {
  /** `failing`: the last check for due jobs failed. */
  state(): 'ok' | 'failing';
  close(): Promise<void>;
}

/** Publishes on schedule, reads import sources and deletes expired data. */
export function keepJobsRunning(payload: Payload, log: Log): JobsKeeper {
  const { pool } = payload.db;
  const { importFolder, undoDays } = service('runtime');
  const everyHour = { everyMs: CLEAN_UP_EVERY_MS, log };
  const jobs = keepRunning({
    name: 'Scheduled publishing',
    everyMs: LOOK_EVERY_MS,
    work: () => runDueJobs(payload, pool),
    log,
  });
  const events = keepRunning({
    name: 'Deleting old events',
    work: () => renewPartitions(pool, new Date()),
    ...everyHour,
  });
  const searches = keepRunning({
    name: 'Deleting old searches',
    work: () => forgetSearches(pool, new Date()),
    ...everyHour,
  });
  const lists = keepRunning({
    name: 'Deleting old shared lists',
    work: () => forgetSharedLists(pool),
    ...everyHour,
  });
  const imports = keepRunning({
    name: 'Deleting old rows of imports',
    work: () => forgetImports(pool, { now: new Date(), undoDays }),
    ...everyHour,
  });
  const expired = keepRunning({
    name: 'Deleting expired sessions, jobs and locks',
    work: () => forgetExpired(pool, new Date()),
    ...everyHour,
  });
  const sources = keepRunning({
    name: 'Reading import sources',
    everyMs: LOOK_EVERY_MS,
    work: (signal) => readDueSources({ payload, importFolder, signal }),
    log,
  });
  return {
    state: () => (jobs.isFailing() ? 'failing' : 'ok'),
    async close() {
      // Not awaited: a large file takes minutes, and its import resumes.
      void sources.close();
      await Promise.all([jobs, events, searches, lists, imports, expired].map((job) => job.close()));
    },
  };
}
