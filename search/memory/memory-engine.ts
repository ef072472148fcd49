import { isDeepStrictEqual } from 'node:util';
import type { SearchEngine, SearchIndex } from '../engine.ts';
import type { Fold } from '../search-terms.ts';
import { buildColumns, byBest, type Columns } from './columns.ts';
import { dishNames } from './dishes.ts';
import { inSlices } from './in-slices.ts';
import { recordOf, Shelf, type PlaceRecord } from './place-record.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { storedIndex } from './stored-index.ts';
import { indexTables, SERVING, SHADOW, type Generation, type SqlDatabase } from './tables.ts';
import { Vocabulary } from './vocabulary.ts';

export interface MemoryOptions {
  readonly database: SqlDatabase;
  readonly fold: Fold;
  /** While false, changes go unnoticed, and each search reads them first; so by default. Otherwise only `warm` reads them. */
  readonly hearsChanges?: (() => boolean) | undefined;
  /** Coalesces concurrent reloads of the index while it keeps changing: calls during a run share the next one. */
  readonly singleFlight?: (<T>(work: () => Promise<T>) => () => Promise<T>) | undefined;
}

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
  const { createShadow, dropShadow, swap, swapBack } = indexTables(options.database);
  return {
    name: 'postgres',
    ...memoryIndex(options, SERVING),
    prepare: () => Promise.resolve(),
    // It is a part of the site's own database.
    isHealthy: () => Promise.resolve(true),

    async buildShadow() {
      await createShadow();
      // What is written to it is found at once: each of the few searches that check it reads changes first.
      const index = memoryIndex({ ...options, hearsChanges: () => false }, SHADOW);
      return { ...index, swap, discard: dropShadow };
    },

    rollback: swapBack,
  };
}

function memoryIndex(
  { database, fold, hearsChanges = () => false, singleFlight = (work) => work }: MemoryOptions,
  generation: Generation,
): MemoryIndex {
  const stored = storedIndex(database, generation);
  const [vocabulary, tags, shelf] = [new Vocabulary(), new Vocabulary(), new Shelf()];
  const dishes = dishNames(fold);
  const known = new Map<number, PlaceRecord>();
  let columns: Columns | undefined;
  let current: Snapshot | undefined;

  /** Reads only changed places. */
  async function readColumns(): Promise<Columns> {
    const present = await stored.fingerprints();
    for (const id of known.keys()) if (!present.has(id)) known.delete(id);
    const changed: number[] = [];
    for (const [id, print] of present) if (known.get(id)?.fingerprint !== print) changed.push(id);
    for await (const { fingerprint, place } of stored.places(changed)) {
      known.set(place.id, recordOf(place, fingerprint, { fold, vocabulary, tags, shelf }));
      for (const dish of place.dishes ?? []) dishes.add(dish);
    }
    const best = await inSlices(sortRecords(known, columns?.best ?? []));
    return columns && best === columns.best ? columns : inSlices(buildColumns(best, vocabulary, tags));
  }

  const load = singleFlight(async () => {
    const [read, synonyms] = [await readColumns(), await stored.synonyms()];
    if (!current || read !== columns || !isDeepStrictEqual(current.synonyms, synonyms)) {
      current = await inSlices(takeSnapshot({ columns: read, dishes, synonyms, fold }));
      columns = read;
    }
    return current;
  });
  const snapshot = async () => (hearsChanges() && current) || load();

  return {
    ...stored,
    snapshot,
    search: async (request) => (await snapshot()).search(request),
    warm: () => load().then(() => undefined),
  };
}

/** All records sorted by "best", step by step; the same array if all are as `before`. */
function* sortRecords(
  known: ReadonlyMap<number, PlaceRecord>,
  before: readonly PlaceRecord[],
): Generator<undefined, readonly PlaceRecord[]> {
  const kept = before.filter((record) => known.get(record.id) === record);
  if (kept.length === before.length && kept.length === known.size) return before;
  yield;
  const stays = new Set(kept);
  const fresh = [...known.values()].filter((record) => !stays.has(record));
  yield;
  fresh.sort(byBest);
  yield;
  // Two sorted runs, which the sort merges.
  return [...kept, ...fresh].sort(byBest);
}
