import { foldText } from '#domain/text-fold';
import { openSearch, type Search } from '#search';
import type { Pool } from 'pg';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { hasHeardEverything } from './search-changes.ts';
import { searchDatabase } from './search-pool.ts';

/** Search as the environment asks for it: Meilisearch where MEILI_URL names one, PostgreSQL otherwise. */
export function openSiteSearch(pool: Pool, env: Pick<Env, 'MEILI_URL' | 'MEILI_API_KEY'>, log: Log): Search {
  return openSearch({
    database: searchDatabase(pool),
    fold: foldText,
    ...(env.MEILI_URL !== undefined && {
      meilisearch: { url: env.MEILI_URL, apiKey: env.MEILI_API_KEY },
    }),
    isCaughtUp: (engine) => hasHeardEverything(pool, engine),
    onTurn: (answering, reason) => log.warn(`Search is answered by ${answering}: ${reason}.`),
  });
}
