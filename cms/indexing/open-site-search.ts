import { foldText } from '#domain/text-fold';
import { openSearch, type Search } from '#search';
import type { Pool } from 'pg';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';
import { hasHeardEverything } from './search-changes.ts';
import { searchDatabase } from './search-pool.ts';

/** Search as the environment asks for it: Meilisearch where MEILI_URL names one, PostgreSQL otherwise. */
export function openSiteSearch(
  pool: Pool,
  _env: Pick<Env, 'MEILI_URL' | 'MEILI_API_KEY'>,
  log: Log,
): Promise<Search> {
  return openSearch({
    database: searchDatabase(pool),
    fold: foldText,
    isCaughtUp: (engine) => hasHeardEverything(pool, engine),
    onTurn: (answering, reason) => log.warn(`Search is answered by ${answering}: ${reason}.`),
  });
}
