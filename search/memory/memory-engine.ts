import type { SearchEngine } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import type { SqlDatabase } from './database.ts';
import { memoryIndex, type InMemory, type SingleFlight } from './memory-index.ts';
import { createShadow, dropShadow, swapBack, swapTables } from './swap-tables.ts';
import { SERVING, SHADOW } from './tables.ts';

interface MemoryEngineOptions {
  readonly database: SqlDatabase;
  readonly fold: Fold;
  readonly hearsChanges?: (() => boolean) | undefined;
  readonly singleFlight?: SingleFlight | undefined;
}

/**
 * In-process search: an index in memory, loaded from the site's PostgreSQL and searched without it. A migration creates
 * the live tables; shadow tables exist only during and after a rebuild.
 */
export function memoryEngine({
  database,
  fold,
  hearsChanges = () => false,
  singleFlight = (work) => work,
}: MemoryEngineOptions): SearchEngine & InMemory {
  return {
    name: 'postgres',
    ...memoryIndex({ database, tables: SERVING, fold, hearsChanges, singleFlight }),
    prepare: () => Promise.resolve(),

    isHealthy: () =>
      database.query(`select 1 from ${SERVING.documents} limit 1`).then(
        () => true,
        () => false,
      ),

    async buildShadow() {
      await createShadow(database);
      // Nobody else writes it.
      const hearsOwn = () => true;
      const shadow = memoryIndex({ database, tables: SHADOW, fold, hearsChanges: hearsOwn, singleFlight });
      const { forget } = shadow;
      return {
        ...shadow,
        upsert: (places) => shadow.upsert(places).finally(forget),
        remove: (ids) => shadow.remove(ids).finally(forget),
        setSynonyms: (synonyms) => shadow.setSynonyms(synonyms).finally(forget),
        swap: () => swapTables(database),
        discard: () => dropShadow(database),
      };
    },

    rollback: () => swapBack(database),
    close: () => Promise.resolve(),
  };
}
