import { isRunning, type AdRun } from '#domain/ads/ad-run';
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
}

/** Whether an ad or featured business is shown today; `undefined` if there is no such id. */
export async function isShownToday(
  pool: Pool,
  subject: Subject,
  id: number,
  now: number,
): Promise<boolean | undefined> {
  const run = (await readRuns(pool))[subject].get(id);
  return run && isRunning(run, cityDay(new Date(now)));
}

/** All of them with their dates: there are few, and every event needs one. */
function readRuns(pool: Pool): Promise<Record<Subject, Map<number, AdRun>>> {
  return service('contentMemory').remember('ad-runs', async () => {
    const { rows } = await pool.query<Row>(
      `select 'ad' as subject, id, coalesce(is_active, false) as is_active, start_date, end_date from ads
       union all
       select 'featured', id, coalesce(is_active, false), null, null from featured_businesses`,
    );
    const runs = { ad: new Map<number, AdRun>(), featured: new Map<number, AdRun>() };
    for (const { subject, id, is_active, start_date, end_date } of rows) {
      runs[subject].set(id, {
        isActive: is_active,
        startDay: start_date && storedDay(start_date),
        endDay: end_date && storedDay(end_date),
      });
    }
    return runs;
  });
}
