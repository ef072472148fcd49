import { NO_EARLIER_INDEX } from '../engine.ts';

/** The part of a connection pool that the engine uses. */
export interface SqlDatabase {
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs the work on one connection, in one transaction. */
  transaction<T>(work: (query: SqlDatabase['query']) => Promise<T>): Promise<T>;
}

/** The tables of one index. A migration creates those that serve, a rebuild the next ones, a swap keeps the previous. */
export type Generation = '' | '_next' | '_previous';
export const SERVING: Generation = '';
export const SHADOW: Generation = '_next';
const PREVIOUS: Generation = '_previous';

/** In the order in which a search reads them. A swap that locks them in another order could deadlock with a search. */
const TABLES = ['search_synonyms', 'search_documents'];

type Query = SqlDatabase['query'];

export function indexTables(database: SqlDatabase) {
  const atOnce = (work: (query: Query) => Promise<void>) => () => database.transaction(work);
  return {
    /** Creates empty shadow tables, replacing any leftover ones. */
    createShadow: atOnce(async (query) => {
      await drop(query, SHADOW);
      for (const table of TABLES)
        await query(`create table ${table}${SHADOW} (like ${table}${SERVING} including all)`);
    }),
    dropShadow: atOnce((query) => drop(query, SHADOW)),
    /** Makes the shadow tables live and keeps the old ones as previous. */
    swap: atOnce(async (query) => {
      await drop(query, PREVIOUS);
      await rename(query, SERVING, PREVIOUS);
      await rename(query, SHADOW, SERVING);
    }),
    /** Swaps the live and the previous tables. */
    swapBack: atOnce(async (query) => {
      const previous = await query('select where to_regclass($1) is not null', [
        `search_documents${PREVIOUS}`,
      ]);
      if (previous.length === 0) throw new Error(NO_EARLIER_INDEX);
      await drop(query, SHADOW);
      await rename(query, SERVING, SHADOW);
      await rename(query, PREVIOUS, SERVING);
      await rename(query, SHADOW, PREVIOUS);
    }),
  };
}

async function drop(query: Query, generation: Generation): Promise<void> {
  await query(`drop table if exists ${TABLES.map((table) => table + generation).join(', ')}`);
}

/** Readers blocked by the rename see the new table: PostgreSQL resolves names again after waiting for a lock. */
async function rename(query: Query, from: Generation, to: Generation): Promise<void> {
  for (const table of TABLES) await query(`alter table ${table}${from} rename to ${table}${to}`);
}
