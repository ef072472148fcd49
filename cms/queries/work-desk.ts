import type { WorkDesk } from '#contract/work-desk';
import { adState } from '#domain/ads/ad-run';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { adRun } from './ads.ts';
import { runSql } from './run-sql.ts';
import { findSchedule } from './schedule.ts';

const SHOWN = 8;

type Part<Name extends keyof WorkDesk> = NonNullable<WorkDesk[Name]>;

const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Stories, guides and awards whose newest version is not published. */
export function findDrafts(payload: Payload): Promise<Part<'drafts'>> {
  return runSql(
    payload,
    sql`select coalesce(nullif(title, ''), 'No title yet') as title, kind, path, ${instant('at')} as "changedAt"
        from (
          select version_title as title, 'Story' as kind, '/cms/collections/stories/' || parent_id as path,
            updated_at as at from _stories_v where latest and version__status = 'draft'
          union all
          select coalesce(version_heading, version_title), 'Guide', '/cms/collections/guides/' || parent_id,
            updated_at from _guides_v where latest and version__status = 'draft'
          union all
          select version_recipient, 'Award', '/cms/collections/awards/' || parent_id,
            updated_at from _awards_v where latest and version__status = 'draft'
          union all
          select version_title, 'Page', '/cms/collections/pages/' || parent_id,
            updated_at from _pages_v where latest and version__status = 'draft'
        ) drafts where path is not null order by at desc limit ${SHOWN}`,
  );
}

/** Scheduled changes until the end of today, in Baltimore. */
export async function findDueToday(payload: Payload, now: Date): Promise<Part<'dueToday'>> {
  const entries = await findSchedule(payload);
  const due = entries.filter(({ day, problem }) => problem === null && day <= baltimoreDay(now));
  return due.slice(0, SHOWN).map(({ title, path, action, at }) => ({ title, path, action, at }));
}

export async function countFailedDeliveries(payload: Payload): Promise<number> {
  const [row] = await runSql<{ failed: number }>(
    payload,
    sql`select count(*)::int as failed from subscribers where delivery = 'failed'`,
  );
  return row?.failed ?? 0;
}

export function findImportsUnderWay(payload: Payload): Promise<Part<'imports'>> {
  return runSql(
    payload,
    sql`select id, file_name as "fileName", state::text as state from import_batches
        where state in ('planning', 'planned', 'committing', 'undoing') order by planned_at desc limit ${SHOWN}`,
  );
}

export async function countAds(payload: Payload, now: Date): Promise<Part<'ads'>> {
  const { docs } = await payload.find({ collection: 'ads', depth: 0, limit: 0, pagination: false });
  const states = docs.map((doc) => adState(adRun(doc), baltimoreDay(now)));
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { running: count('Active'), scheduled: count('Scheduled') };
}
