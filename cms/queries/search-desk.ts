import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { EVERYTHING, type Search } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findRuns, type IndexRun } from '../indexing/run-record.ts';
import { countWaitingChanges, type WaitingChanges } from '../indexing/search-changes.ts';
import { service } from '../services.ts';
import { isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

const RUNS_SHOWN = 5;
const GAPS_SHOWN = 25;
const GAP_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A text that found nothing, counted over its days. */
export interface GroupedGap {
  /** Of its last day: the one that a synonym is written to. */
  id: number;
  query: string;
  count: number;
  lastDay: string;
}

/** What data staff see of the search index. */
export interface SearchDeskDoc {
  /** Who answers; `degraded` while another than the configured engine does. */
  state: ReturnType<Search['state']>;
  /** Places that are found, and places that should be. */
  documents: number;
  listed: number;
  waiting: WaitingChanges[];
  runs: IndexRun[];
  gaps: GroupedGap[];
}

export async function findSearchDesk(payload: Payload, now: Date): Promise<SearchDeskDoc> {
  const search = service('search');
  const { pool } = payload.db;
  const [{ total }, listed, waiting, runs, gaps] = await Promise.all([
    search.search({ ...EVERYTHING, perPage: 1 }),
    runSql<{ count: number }>(
      payload,
      sql`select count(*)::int as count from restaurants r where ${isListedSql}`,
    ),
    countWaitingChanges(pool, search.engines),
    findRuns(pool, RUNS_SHOWN),
    findFrequentGaps(payload, now),
  ]);
  return { state: search.state(), documents: total, listed: listed[0]?.count ?? 0, waiting, runs, gaps };
}

/** The most frequent searches without a hit, except those that have been given a meaning since. */
export function findFrequentGaps(payload: Payload, now: Date): Promise<GroupedGap[]> {
  const firstDay = baltimoreDay(new Date(now.getTime() - GAP_DAYS * DAY_MS));
  return runSql<GroupedGap>(
    payload,
    sql`select max(g.id) as id, g.query, sum(g.count)::int as count, max(g.day) as "lastDay"
        from search_gaps g
        left join (select query, max(day) as day from search_gaps where synonym_for <> '' group by query) settled
          on settled.query = g.query
        where g.day >= ${firstDay} and (settled.day is null or g.day > settled.day)
        group by g.query order by count desc, "lastDay" desc, g.query limit ${GAPS_SHOWN}`,
  );
}
