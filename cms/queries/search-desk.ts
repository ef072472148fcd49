import { EVERYTHING, type Search } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findRuns, type IndexRun } from '../indexing/run-record.ts';
import { countWaitingChanges, type WaitingChanges } from '../indexing/search-changes.ts';
import { service } from '../start/services.ts';
import { isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

const RUNS_SHOWN = 5;

/** The status of the search index for data staff. */
export interface SearchDeskDoc {
  /** The engine in use; `degraded` while it is not the configured one. */
  state: ReturnType<Search['state']>;
  /** Indexed places, and places that should be indexed. */
  documents: number;
  listed: number;
  waiting: WaitingChanges[];
  runs: IndexRun[];
}

export async function findSearchDesk(payload: Payload): Promise<SearchDeskDoc> {
  const search = service('search');
  const { pool } = payload.db;
  const [{ total }, listed, waiting, runs] = await Promise.all([
    search.search({ ...EVERYTHING, perPage: 1 }),
    runSql<{ count: number }>(
      payload,
      sql`select count(*)::int as count from restaurants r where ${isListedSql}`,
    ),
    countWaitingChanges(pool, search.upkeep.engines),
    findRuns(pool, RUNS_SHOWN),
  ]);
  return { state: search.state(), documents: total, listed: listed[0]?.count ?? 0, waiting, runs };
}
