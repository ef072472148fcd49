import type { FlightState } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import type { BATCH_STATES } from '#domain/imports/batch-states';
import { sql } from '@payloadcms/db-postgres';
import type { AdminRole } from '#domain/people/staff-roles';
import type { ScheduleEntry } from '#contract/schedule-desk';
import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../access/roles.ts';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import { listStalest } from '../imports/desk/verification.ts';
import { countBroken, mendable } from '../links/broken-links.ts';
import { findFrequentGaps } from './frequent-gaps.ts';
import { findHiddenPicks } from './home-picks.ts';
import { countWaiting } from './moderation.ts';
import { newestArticlesSql } from './newest-articles.ts';
import { isoInstant } from './iso-instant.ts';
import { findRow, runSql } from './run-sql.ts';
import { findGlobal } from './settings.ts';
import { findSchedule } from './schedule.ts';
import { findWeekNews } from './week-news.ts';

const MAX_SHOWN = 8;
const MAX_OF_DATA = 5;

export type Work = Awaited<ReturnType<typeof findWork>>;

/** What waits for a staff member. A part is `null` if none of their roles includes it. */
export async function findWork(payload: Payload, user: TypedUser, now = new Date()) {
  const { pool } = payload.db;
  const by = <Part>(roles: AdminRole[], find: () => Promise<Part>): Promise<Part | null> =>
    hasRole(user, ...roles) ? find() : Promise.resolve(null);
  const editor: AdminRole[] = ['editor'];
  const data: AdminRole[] = ['data'];
  return {
    drafts: await by(editor, () => findDrafts(payload, user.id)),
    dueToday: await by(editor, () => findDueToday(payload, now)),
    frontPage: await by(editor, async () => findHiddenPicks(payload, await findGlobal(payload, 'home'))),
    brokenLinks: await by(['editor', 'data', 'ads'], () => countBroken(pool, mendable(user))),
    news: await by(['editor', 'data'], () => findWeekNews(payload, now)),
    waiting: await by(['editor', 'data'], async () => {
      const { reviews, photos, ...waiting } = await countWaiting(payload);
      return { reviews, photos, ...(hasRole(user, 'data') ? waiting : { reports: 0, proposals: 0 }) };
    }),
    failedDeliveries: await by(editor, () => countFailedDeliveries(payload)),
    imports: await by(data, () => findImportsUnderWay(payload)),
    sourceAlarms: await by(data, () => findSourceAlarms(payload)),
    gaps: await by(data, async () => (await findFrequentGaps(payload, now)).slice(0, MAX_OF_DATA)),
    stale: await by(data, () => listStalest(pool, MAX_OF_DATA)),
    ads: await by(['ads'], () => countAds(payload)),
  };
}

export interface Draft {
  readonly title: string;
  readonly kind: string;
  readonly path: string;
  readonly changedAt: string;
  readonly owner: string | null;
  /** When it goes live or comes down by itself. */
  readonly due?: ScheduleEntry | undefined;
}

interface DraftRow extends Draft {
  readonly isMine: boolean;
}

/** Articles whose newest version is not published, with those of one staff member separate. */
export async function findDrafts(
  payload: Payload,
  staffId: number,
): Promise<{ mine: Draft[]; others: Draft[] }> {
  const rows = await runSql<DraftRow>(
    payload,
    sql`select title, kind, path, ${isoInstant('at')} as "changedAt", owner, "isMine" from (
          select coalesce(nullif(title, ''), 'No title yet') as title, kind,
            '/cms/collections/' || collection || '/' || newest.id as path, at, admins.username as owner,
            owner_id is not distinct from ${staffId} as "isMine",
            row_number() over (partition by owner_id is not distinct from ${staffId} order by at desc) as place
          from ${newestArticlesSql} newest left join admins on admins.id = owner_id
          where status = 'draft' and newest.id is not null
        ) drafts where place <= ${MAX_SHOWN} order by at desc`,
  );
  const schedule = (await findSchedule(payload)).filter(({ problem }) => problem === null);
  const part = (wanted: boolean) =>
    rows
      .filter(({ isMine }) => isMine === wanted)
      .map((row) => ({ ...row, due: schedule.find(({ path }) => path === row.path) }));
  return { mine: part(true), others: part(false) };
}

/** Scheduled changes until the end of today, in the city. */
async function findDueToday(payload: Payload, now: Date) {
  const entries = await findSchedule(payload);
  const due = entries.filter(({ day, problem }) => problem === null && day <= cityDay(now));
  return due.slice(0, MAX_SHOWN).map(({ title, path, action, at }) => ({ title, path, action, at }));
}

async function countFailedDeliveries(payload: Payload): Promise<number> {
  const row = await findRow<{ failed: number }>(
    payload,
    sql`select count(*)::int as failed from subscribers where delivery = 'failed'`,
  );
  return row?.failed ?? 0;
}

function findImportsUnderWay(payload: Payload) {
  return runSql<{ id: number; fileName: string; state: keyof typeof BATCH_STATES }>(
    payload,
    sql`select id, file_name as "fileName", state::text as state from import_batches
        where state in ('planning', 'planned', 'committing', 'undoing') order by planned_at desc limit ${MAX_SHOWN}`,
  );
}

function findSourceAlarms(payload: Payload) {
  return runSql<{ id: number; name: string; alarm: string }>(
    payload,
    sql`select id, name, alarm from import_sources where alarm <> ''
        order by last_read_at desc nulls last limit ${MAX_SHOWN}`,
  );
}

async function countAds(payload: Payload) {
  const { flights } = await findDelivery(payload.db.pool);
  const count = (...wanted: FlightState[]) =>
    flights.filter(({ subject, state }) => subject === 'ad' && wanted.includes(state)).length;
  return { running: count('Live', 'Behind'), scheduled: count('Scheduled') };
}
