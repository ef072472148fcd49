import type { WorkDesk } from '#contract/work-desk';
import { adState } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { adRun } from './ads.ts';
import { runSql } from './run-sql.ts';
import { findSchedule } from './schedule.ts';

const SHOWN = 8;

type Part<Name extends keyof WorkDesk> = NonNullable<WorkDesk[Name]>;

const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

interface DraftRow {
  readonly title: string;
  readonly kind: string;
  readonly path: string;
  readonly changedAt: string;
  readonly owner: string | null;
  readonly isMine: boolean;
}

/** Articles whose newest version is not published, with those of one staff member separate. */
export async function findDrafts(payload: Payload, staffId: number): Promise<Part<'drafts'>> {
  const rows = await runSql<DraftRow>(
    payload,
    sql`select title, kind, path, ${instant('at')} as "changedAt", owner, "isMine" from (
          select coalesce(nullif(title, ''), 'No title yet') as title, kind, path, at, admins.username as owner,
            owner_id is not distinct from ${staffId} as "isMine",
            row_number() over (partition by owner_id is not distinct from ${staffId} order by at desc) as place
          from (
            select version_title as title, 'Story' as kind, '/cms/collections/stories/' || parent_id as path,
              updated_at as at, version_owner_id as owner_id
              from _stories_v where latest and version__status = 'draft'
            union all
            select coalesce(nullif(version_heading, ''), nullif(version_title, ''), version_neighborhood, version_cuisine),
              'Guide', '/cms/collections/guides/' || parent_id, updated_at, version_owner_id
              from _guides_v where latest and version__status = 'draft'
            union all
            select version_recipient, 'Award', '/cms/collections/awards/' || parent_id, updated_at, version_owner_id
              from _awards_v where latest and version__status = 'draft'
            union all
            select version_title, 'Page', '/cms/collections/pages/' || parent_id, updated_at, version_owner_id
              from _pages_v where latest and version__status = 'draft'
          ) newest left join admins on admins.id = owner_id where path is not null
        ) drafts where place <= ${SHOWN} order by at desc`,
  );
  const part = (isMine: boolean) =>
    rows
      .filter((row) => row.isMine === isMine)
      .map(({ title, kind, path, changedAt, owner }) => ({ title, kind, path, changedAt, owner }));
  return { mine: part(true), others: part(false) };
}

/** Scheduled changes until the end of today, in the city. */
export async function findDueToday(payload: Payload, now: Date): Promise<Part<'dueToday'>> {
  const entries = await findSchedule(payload);
  const due = entries.filter(({ day, problem }) => problem === null && day <= cityDay(now));
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

export function findSourceAlarms(payload: Payload): Promise<Part<'sourceAlarms'>> {
  return runSql(
    payload,
    sql`select id, name, alarm from import_sources where alarm <> ''
        order by last_read_at desc nulls last limit ${SHOWN}`,
  );
}

export async function countAds(payload: Payload, now: Date): Promise<Part<'ads'>> {
  const { docs } = await payload.find({ collection: 'ads', depth: 0, limit: 0, pagination: false });
  const states = docs.map((doc) => adState(adRun(doc), cityDay(now)));
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { running: count('Active'), scheduled: count('Scheduled') };
}
