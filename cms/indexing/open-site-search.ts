import { dateOfHoliday } from '#domain/calendar/holidays';
import { foldText } from '#domain/words/characters';
import { openSearch, type Search, type SqlDatabase } from '#search';
import type { Pool, PoolClient } from 'pg';
import { service } from '../start/services.ts';
import { singleFlight } from '../caching/single-flight.ts';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { hasHeardEverything } from './search-changes.ts';
import { inTransaction } from '../database/in-transaction.ts';

interface OpenSiteSearchOptions {
  /** Payload's pool, for index updates. */
  readonly pool: Pool;
  readonly env: Pick<Env, 'MEILI_URL' | 'MEILI_API_KEY'>;
  readonly log: Log;
}

/** Opens the configured search: Meilisearch if MEILI_URL is set, otherwise PostgreSQL. */
export function openSiteSearch({ pool, env, log }: OpenSiteSearchOptions): Search {
  return openSearch({
    database: searchDatabase(pool),
    fold: foldText,
    dateOfHoliday,
    singleFlight,
    hearsChanges: () => service('indexMemory').hearsChanges(),
    ...(env.MEILI_URL !== undefined && {
      meilisearch: { url: env.MEILI_URL, apiKey: env.MEILI_API_KEY },
    }),
    isCaughtUp: (engine) => hasHeardEverything(pool, engine),
    onTurn: (answering, reason) => log.warn(`Search is answered by ${answering}: ${reason}.`),
  });
}

/** Adapts a pool to the search engine's interface. */
export function searchDatabase(pool: Pool): SqlDatabase {
  const queryOn =
    (connection: Pool | PoolClient): SqlDatabase['query'] =>
    async (text, params = []) =>
      (await connection.query(text, [...params])).rows;
  return {
    query: queryOn(pool),
    transaction: (work) => inTransaction(pool, (client) => work(queryOn(client))),
  };
}
