import { isRunning, type AdRun } from '#domain/ads/ad-run';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import type { Pool } from 'pg';
import { singleFlight } from '../single-flight.ts';
import type { Subject } from './tracked-event.ts';

/** Tables whose changes invalidate the cache. */
const TABLES: readonly string[] = ['ads', 'featured_businesses'];
const DAY_TURNS_WITHIN_MS = 60_000;

export interface KnownSubjects {
  /** Whether it is shown today; `undefined` if there is no such id. */
  isActive(subject: Subject, id: number, now: number): boolean | undefined;
  /** Reloads after a change; otherwise resolves at once. */
  refresh(): Promise<void>;
  /** Called on every content change; without a table, anything may have changed. */
  noteChange(table?: string): void;
}

interface Row {
  subject: Subject;
  id: number;
  is_active: boolean;
  start_date: Date | null;
  end_date: Date | null;
}

/**
 * All ads and featured businesses with their days, cached in memory: there are few, and every event needs
 * one.
 */
export function openKnownSubjects(pool: Pool): KnownSubjects {
  let known: Record<Subject, Map<number, AdRun>> = { ad: new Map(), featured: new Map() };
  let isOutdated = true;
  let reading = Promise.resolve();
  let today = '';
  let todayUntil = 0;

  const readAnew = singleFlight(async () => {
    // Reset before reading: changes from here on may be missing from the result.
    isOutdated = false;
    try {
      const { rows } = await pool.query<Row>(
        `select 'ad' as subject, id, coalesce(is_active, false) as is_active, start_date, end_date from ads
         union all
         select 'featured', id, coalesce(is_active, false), null, null from featured_businesses`,
      );
      const next: typeof known = { ad: new Map(), featured: new Map() };
      for (const { subject, id, is_active, start_date, end_date } of rows) {
        next[subject].set(id, {
          isActive: is_active,
          startDay: start_date && baltimoreDay(start_date),
          endDay: end_date && baltimoreDay(end_date),
        });
      }
      known = next;
    } catch (error) {
      isOutdated = true;
      throw error;
    }
  });

  return {
    isActive(subject, id, now) {
      const run = known[subject].get(id);
      if (!run) return undefined;
      if (now >= todayUntil) {
        today = baltimoreDay(new Date(now));
        todayUntil = (Math.floor(now / DAY_TURNS_WITHIN_MS) + 1) * DAY_TURNS_WITHIN_MS;
      }
      return isRunning(run, today);
    },
    refresh() {
      if (isOutdated) reading = readAnew();
      return reading;
    },
    noteChange(table) {
      if (table === undefined || TABLES.includes(table)) isOutdated = true;
    },
  };
}
