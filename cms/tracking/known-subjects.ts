import { isRunning, type AdRun } from '#domain/ads/ad-run';
import { slugOf } from '#domain/addresses/slugs';
import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import type { Pool } from 'pg';
import { service } from '../start/services.ts';
import type { Subject } from './tracked-event.ts';

interface Row {
  subject: Subject;
  id: number;
  is_active: boolean;
  start_date: Date | null;
  end_date: Date | null;
  creatives: string[];
}

interface KnownSubject {
  readonly run: AdRun;
  /** The ids of its further pictures. */
  readonly creatives: readonly string[];
}

const ALWAYS: KnownSubject = { run: { isActive: true, startDay: null, endDay: null }, creatives: [] };

/** Whether an ad or featured business is shown today, and its pictures; `undefined` if there is no such id. */
export async function findSubject(
  pool: Pool,
  subject: Subject,
  id: number,
  now: number,
): Promise<{ isShown: boolean; creatives: readonly string[] } | undefined> {
  const known = subject === 'slot' ? ALWAYS : (await readSubjects(pool))[subject].get(id);
  return known && { isShown: isRunning(known.run, cityDay(new Date(now))), creatives: known.creatives };
}

/** All of them with their dates: there are few, and every event needs one. */
function readSubjects(pool: Pool): Promise<Record<'ad' | 'featured', Map<number, KnownSubject>>> {
  return service('contentMemory').remember('ad-subjects', async () => {
    const { rows } = await pool.query<Row>(
      `select 'ad' as subject, id, coalesce(is_active, false) as is_active, start_date, end_date,
         array(select c.id from ads_creatives c where c._parent_id = ads.id) as creatives
       from ads where deleted_at is null
       union all
       select 'featured', id, coalesce(is_active, false), start_date, end_date, array[]::varchar[]
       from featured_businesses where deleted_at is null`,
    );
    const subjects = { ad: new Map<number, KnownSubject>(), featured: new Map<number, KnownSubject>() };
    for (const { subject, id, is_active, start_date, end_date, creatives } of rows) {
      if (subject === 'slot') continue;
      const run = {
        isActive: is_active,
        startDay: start_date && storedDay(start_date),
        endDay: end_date && storedDay(end_date),
      };
      subjects[subject].set(id, { run, creatives });
    }
    return subjects;
  });
}

/** The slugs of all cuisines and neighborhoods: only these are counted as topics. */
export function readTopics(pool: Pool): Promise<Set<string>> {
  return service('contentMemory').remember('ad-topics', async () => {
    const { rows } = await pool.query<{ name: string }>(
      'select name from cuisines union select name from neighborhoods',
    );
    return new Set(rows.map(({ name }) => slugOf(name)));
  });
}
