import type { SearchEngine, SearchIndex } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import type { Columns } from './columns.ts';
import type { SqlDatabase } from './database.ts';
import { inSlices } from './in-slices.ts';
import { openRecords } from './records.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { storedIndex } from './stored-index.ts';
import {
  createShadow,
  dropShadow,
  SERVING,
  SHADOW,
  swapBack,
  swapTables,
  type Generation,
} from './tables.ts';

export interface MemoryOptions {
  readonly database: SqlDatabase;
  readonly fold: Fold;
  /** While false, changes go unnoticed, and each search reads them first; so by default. Otherwise only `warm` reads them. */
  readonly hearsChanges?: (() => boolean) | undefined;
  /** Coalesces concurrent reloads of the index while it keeps changing. */
  readonly singleFlight?: SingleFlight | undefined;
}

/** Never runs the same work concurrently: calls during a run share the next one. */
export type SingleFlight = <T>(work: () => Promise<T>) => () => Promise<T>;

interface MemoryIndex extends SearchIndex {
  snapshot(): Promise<Snapshot>;
  /** Loads changes from PostgreSQL. Searches are answered from the state before them until it is done. */
  warm(): Promise<void>;
}

/**
 * In-process search: an index in memory, loaded from the site's PostgreSQL and searched without it. A migration creates
 * the live tables; shadow tables exist only during and after a rebuild.
 */
export function memoryEngine(options: MemoryOptions): SearchEngine & MemoryIndex {
  const { database } = options;
  const index = memoryIndex(options, SERVING);
  return {
    name: 'postgres',
    ...index,
    prepare: () => Promise.resolve(),

    isHealthy: () =>
      index.synonyms().then(
        () => true,
        () => false,
      ),

    async buildShadow() {
      await createShadow(database);
      return {
        // What is written to it is found at once: each of the few searches that check it reads changes first.
        ...memoryIndex({ ...options, hearsChanges: () => false }, SHADOW),
        swap: () => swapTables(database),
        discard: () => dropShadow(database),
      };
    },

    rollback: () => swapBack(database),
    close: () => Promise.resolve(),
  };
}

function memoryIndex(
  { database, fold, hearsChanges = () => false, singleFlight = (work) => work }: MemoryOptions,
  generation: Generation,
): MemoryIndex {
  const stored = storedIndex(database, generation);
  const records = openRecords(stored, fold);
  let current: { readonly columns: Columns; readonly snapshot: Snapshot } | undefined;
  const load = singleFlight(async () => {
    const [columns, synonyms] = [await records.read(), await stored.synonyms()];
    const isSame =
      current?.columns === columns && JSON.stringify(current.snapshot.synonyms) === JSON.stringify(synonyms);
    if (!current || !isSame) {
      const { vocabulary, dishes } = records;
      const snapshot = await inSlices(takeSnapshot({ columns, vocabulary, dishes, synonyms, fold }));
      current = { columns, snapshot };
    }
    return current.snapshot;
  });
  const snapshot = async () => (hearsChanges() && current?.snapshot) || load();

  return {
    ...stored,
    snapshot,
    search: async (request) => (await snapshot()).search(request),
    async warm() {
      await load();
    },
  };
}
