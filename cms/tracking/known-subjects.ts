import { isRunning, type AdRun } from '#domain/ads/ad-run';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import type { Pool } from 'pg';
import { singleFlight } from '../single-flight.ts';
import type { Subject } from './tracked-event.ts';

/** Tables whose changes invalidate the cache. */
const TABLES: readonly string[] = ['ads', 'featured_businesses'];
const DAY_TURNS_WITHIN_MS = 60_000;
/** Reload interval while change notices are not received. */
const DOUBT_EVERY_MS = 1_000;

export interface KnownSubjects {
  /** Whether it is shown today; `undefined` if there is no such id. */
  isActive(subject: Subject, id: number, now: number): Promise<boolean | undefined>;
  /** Called on every content change; without a table, anything may have changed. */
  noteChange(table?: string): void;
}

export interface KnownSubjectsOptions {
  readonly pool: Pool;
  /** Resolves when every change committed so far has been passed to `noteChange`. */
  settle(): Promise<void>;
  /** While false, change notices are missed: nothing cached is trusted. */
  hearsChanges(): boolean;
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
export function openKnownSubjects({ pool, settle, hearsChanges }: KnownSubjectsOptions): KnownSubjects {
  let known: Record<Subject, Map<number, AdRun>> = { ad: new Map(), featured: new Map() };
  let isOutdated = true;
  let reading = Promise.resolve();
  let today = '';
  let todayUntil = 0;
  let doubtedAt = 0;

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

  /** Reloads after a change; otherwise resolves at once. */
  function refresh(): Promise<void> {
    if (isOutdated) reading = readAnew();
    return reading;
  }

  function find(subject: Subject, id: number, now: number): boolean | undefined {
    const run = known[subject].get(id);
    if (!run) return undefined;
    if (now >= todayUntil) {
      today = baltimoreDay(new Date(now));
      todayUntil = (Math.floor(now / DAY_TURNS_WITHIN_MS) + 1) * DAY_TURNS_WITHIN_MS;
    }
    return isRunning(run, today);
  }

  return {
    async isActive(subject, id, now) {
      if (!hearsChanges() && now - doubtedAt >= DOUBT_EVERY_MS) {
        doubtedAt = now;
        isOutdated = true;
      }
      await refresh();
      const isActive = find(subject, id, now);
      if (isActive !== undefined) return isActive;
      // One created a moment ago may not be cached yet.
      await settle();
      await refresh();
      return find(subject, id, now);
    },
    noteChange(table) {
      if (table === undefined || TABLES.includes(table)) isOutdated = true;
    },
  };
}
