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

/** A search without results, with its count over all days. */
export interface GroupedGap {
  /** The row of the last day: the one that a synonym is added to. */
  id: number;
  query: string;
  count: number;
  lastDay: string;
}

/** The search index's status for data staff. */
export interface SearchDeskDoc {
  /** The engine in use; `degraded` while it is not the configured one. */
  state: ReturnType<Search['state']>;
  /** Indexed places, and places that should be indexed. */
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

/** The most frequent searches without results, except those that have a synonym by now. */
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
