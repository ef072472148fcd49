import { EVERYTHING, type Search } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { countWaitingChanges, type WaitingChanges } from '../indexing/search-changes.ts';
import { service } from '../start/services.ts';
import { isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

/** The status of the search index for data staff. */
export interface IndexFacts {
  /** The engine in use; `degraded` while it is not the configured one. */
  readonly state: ReturnType<Search['state']>;
  /** Indexed places, and places that should be indexed. */
  readonly documents: number;
  readonly listed: number;
  readonly waiting: readonly WaitingChanges[];
}

export async function findIndexFacts(payload: Payload): Promise<IndexFacts> {
  const search = service('search');
  const [{ total }, listed, waiting] = await Promise.all([
    search.search({ ...EVERYTHING, perPage: 1 }),
    runSql<{ count: number }>(
      payload,
      sql`select count(*)::int as count from restaurants r where ${isListedSql}`,
    ),
    countWaitingChanges(payload.db.pool, search.upkeep.engines),
  ]);
  return { state: search.state(), documents: total, listed: listed[0]?.count ?? 0, waiting };
}
