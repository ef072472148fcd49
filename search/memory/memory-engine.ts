import type { SearchEngine } from '../engine.ts';
import { openMemory, rememberNothing, type Remember, type SingleFlight } from '../remember.ts';
import type { Fold } from '../search-terms.ts';
import type { SqlDatabase } from './database.ts';
import { memoryIndex, type InMemory } from './memory-index.ts';
import { PREVIOUS, SERVING, SHADOW, TABLE_KINDS, type IndexTables } from './tables.ts';

interface MemoryEngineOptions {
  readonly database: SqlDatabase;
  readonly fold: Fold;
  readonly remember?: Remember | undefined;
  readonly singleFlight?: SingleFlight | undefined;
}

/**
 * Search in the process: an index in memory, filled from the site's own PostgreSQL and asked without it. The tables that
 * serve are made by a migration; their doubles only while and after a rebuild.
 */
export function memoryEngine({
  database,
  fold,
  remember = rememberNothing,
  singleFlight = (work) => work,
}: MemoryEngineOptions): SearchEngine & InMemory {
  const drop = (query: SqlDatabase['query'], tables: IndexTables) =>
    query(`drop table if exists ${TABLE_KINDS.map((kind) => tables[kind]).join(', ')}`);

  /** A reader that waits for the renaming finds the new table: names are looked up again after a wait. */
  async function rename(query: SqlDatabase['query'], from: IndexTables, to: IndexTables): Promise<void> {
    for (const kind of TABLE_KINDS) await query(`alter table ${from[kind]} rename to ${to[kind]}`);
  }

  return {
    name: 'postgres',
    ...memoryIndex({ database, tables: SERVING, fold, remember, singleFlight }),
    prepare: () => Promise.resolve(),

    isHealthy: () =>
      database.query(`select 1 from ${SERVING.documents} limit 1`).then(
        () => true,
        () => false,
      ),

    async buildShadow() {
      await database.transaction(async (query) => {
        await drop(query, SHADOW);
        for (const kind of TABLE_KINDS) {
          await query(`create table ${SHADOW[kind]} (like ${SERVING[kind]} including all)`);
        }
      });
      // It is asked many questions before it may serve: each would read its columns anew.
      const { remember: rememberShadow, forget } = openMemory();
      const shadow = memoryIndex({
        database,
        tables: SHADOW,
        fold,
        remember: rememberShadow,
        singleFlight,
      });
      return {
        ...shadow,
        upsert: (places) => shadow.upsert(places).finally(forget),
        remove: (ids) => shadow.remove(ids).finally(forget),
        setSynonyms: (synonyms) => shadow.setSynonyms(synonyms).finally(forget),
        async swap() {
          await database.transaction(async (query) => {
            await drop(query, PREVIOUS);
            await rename(query, SERVING, PREVIOUS);
            await rename(query, SHADOW, SERVING);
          });
        },
        discard: async () => {
          await database.transaction((query) => drop(query, SHADOW));
        },
      };
    },

    rollback: () =>
      database.transaction(async (query) => {
        const [row] = await query<{ there: boolean }>('select to_regclass($1) is not null as there', [
          PREVIOUS.documents,
        ]);
        if (!row?.there) throw new Error('There is no earlier index to go back to.');
        await drop(query, SHADOW);
        await rename(query, SERVING, SHADOW);
        await rename(query, PREVIOUS, SERVING);
        await rename(query, SHADOW, PREVIOUS);
      }),

    close: () => Promise.resolve(),
  };
}
