import type { Payload } from 'payload';
import type { Log } from '../database/log.ts';
import { forgetDeletedAds } from '../ad-delivery/forget-deleted-ads.ts';
import { mailReports } from '../ad-delivery/mail-reports.ts';
import { forgetImports } from '../imports/commit/forget-imports.ts';
import { fetchDuePhotos } from '../imports/photos/fetch-photos.ts';
import { forgetReplacedPhotos } from '../imports/photos/fetched-photos.ts';
import { readDueSources } from '../imports/sources/read-source.ts';
import { keepDrawings } from '../newsletter/drawing/keep-drawings.ts';
import { service } from '../start/services.ts';
import { renewPartitions } from '../tracking/renew-partitions.ts';
import { forgetExpired } from './forget-expired.ts';
import { forgetSearches } from './forget-expired.ts';
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

/** Publishes on schedule, reads import sources, fetches photos, mails reports and deletes expired data. */
export function keepJobsRunning(payload: Payload, log: Log): JobsKeeper {
  const { pool } = payload.db;
  const { importFolder, undoDays } = service('runtime');
  const cleanUps = Object.entries({
    'Deleting old events': (now: Date) => renewPartitions(pool, now),
    'Deleting old searches': (now: Date) => forgetSearches(pool, now),
    'Deleting old rows of imports': (now: Date) => forgetImports(pool, { now, undoDays }),
    'Deleting replaced photos': (now: Date) => forgetReplacedPhotos(payload, { now, undoDays }),
    'Emptying the trash of ads': (now: Date) => forgetDeletedAds(payload, now),
    'The monthly dinner': (now: Date) => keepDrawings(payload, now),
    'Mailing reports of ads': (now: Date) => mailReports(payload, now),
    'Deleting what has expired': (now: Date) => forgetExpired(pool, now),
  }).map(([name, work]) =>
    keepRunning({ name, everyMs: CLEAN_UP_EVERY_MS, work: () => work(new Date()), log }),
  );
  const jobs = keepRunning({
    name: 'Scheduled publishing',
    everyMs: LOOK_EVERY_MS,
    work: () => runDueJobs(payload, pool),
    log,
  });
  const photos = keepRunning({
    name: 'Fetching photos of imports',
    everyMs: LOOK_EVERY_MS,
    work: (signal) => fetchDuePhotos({ payload, signal }),
    log,
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
      await Promise.all([jobs, photos, ...cleanUps].map((job) => job.close()));
    },
  };
}
