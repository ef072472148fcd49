import { availableParallelism } from 'node:os';
import { foldText } from '#domain/words/text-fold';
import { openSearch, type Search } from '#search';
import type { Pool } from 'pg';
import { service } from '../services.ts';
import { singleFlight } from '../single-flight.ts';
import { closablePg, closePool, PLANNING } from '../database/closable-pool.ts';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { hasHeardEverything } from './search-changes.ts';
import { searchDatabase } from './search-pool.ts';

/** Two for each processor, one of them on its way; more wait in turn instead of slowing each other down. */
const SEARCHES_AT_ONCE = 2 * availableParallelism();
/** Longer than it takes to read the whole index of a large city on a busy machine. */
const SEARCH_PATIENCE_MS = 20_000;

interface OpenSiteSearchOptions {
  /** Payload's own, for what changes the index. */
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly env: Pick<Env, 'MEILI_URL' | 'MEILI_API_KEY'>;
  readonly log: Log;
}

/** Search as the environment asks for it: Meilisearch where MEILI_URL names one, PostgreSQL otherwise. */
export function openSiteSearch({ pool, databaseUrl, env, log }: OpenSiteSearchOptions): Search {
  const asking = new closablePg.Pool({
    connectionString: databaseUrl,
    max: SEARCHES_AT_ONCE,
    statement_timeout: SEARCH_PATIENCE_MS,
    // What is searched for hardly changes how: planning each search anew takes longer than many a search.
    options: `${PLANNING} -c plan_cache_mode=force_generic_plan`,
  });
  const search = openSearch({
    database: searchDatabase(pool, asking),
    fold: foldText,
    singleFlight,
    remember: (key, make) => service('indexMemory').remember(key, make),
    ...(env.MEILI_URL !== undefined && {
      meilisearch: { url: env.MEILI_URL, apiKey: env.MEILI_API_KEY },
    }),
    isCaughtUp: (engine) => hasHeardEverything(pool, engine),
    onTurn: (answering, reason) => log.warn(`Search is answered by ${answering}: ${reason}.`),
  });
  return {
    ...search,
    async close() {
      await search.close();
      await closePool(asking);
    },
  };
}
