import { hasDifferences, type EngineName, type IndexedRestaurant, type Search } from '#search';
import type { Payload } from 'payload';
import type { Pool, PoolClient } from 'pg';
import { keepRunning } from '../background/keep-running.ts';
import { tryWithLock, withLock } from '../database/advisory-locks.ts';
import { reasonOf } from '../database/database-fault.ts';
import { findIndexedPlaces } from '../queries/indexed-places.ts';
import { checkIndex, repairIndex, type IndexCheck } from './check-index.ts';
import { readSearchChanges, strikeOutSearchChanges, type SearchChange } from './search-changes.ts';
import { findSynonyms } from './search-synonyms.ts';

const BATCH = 500;
/** Places that are read at a time: reading more would keep visitors waiting. */
const READ_AT_A_TIME = 100;
/** Every process loads the index anew after as many, or once no change is left. */
const ROUND = 5_000;

const FOLLOW_EVERY_MS = 1_000;

export interface Indexing {
  payload: Payload;
  pool: Pool;
  search: Search;
}

/**
 * Applies all pending changes to an engine; returns how many there were. Places are read in their current state, by one
 * process at a time, so that an earlier change never overwrites a later one. If the engine fails, this rejects and its
 * changes stay pending.
 */
export async function syncIndex(indexing: Indexing, engine: EngineName): Promise<number> {
  const told = await tryWithLock(indexing.pool, `${engine}Index`, async (client) => {
    for (let count = 0; ;) {
      const changes = await tellRound(indexing, engine, client);
      if (changes.length === 0) return count;
      await strikeOutSearchChanges(client, engine, changes);
      await announceIndexChange(client);
      count += changes.length;
    }
  });
  return told ?? 0;
}

/** Applies the next changes; they stay pending, so that another process takes over where this one dies. */
async function tellRound(
  indexing: Indexing,
  engine: EngineName,
  client: PoolClient,
): Promise<SearchChange[]> {
  const changes = await readSearchChanges(client, engine, ROUND);
  for (let from = 0; from < changes.length; from += BATCH)
    await tell(indexing, engine, changes.slice(from, from + BATCH));
  return changes;
}

/** Syncs all engines. */
export async function syncAll(indexing: Indexing): Promise<void> {
  for (const engine of indexing.search.upkeep.engines) {
    await indexing.search.upkeep.indexOf(engine).prepare();
    await syncIndex(indexing, engine);
  }
}

/** Search follows while a command-line tool writes: PostgreSQL stores rows while this process prepares documents. */
export async function whileSearchFollows<T>(indexing: Indexing, work: Promise<T>): Promise<T> {
  const following = keepRunning({
    name: 'Updating the search index',
    work: () => syncAll(indexing),
    everyMs: FOLLOW_EVERY_MS,
    log: indexing.payload.logger,
  });
  return work.finally(() => following.close());
}

/**
 * Called by command-line tools before they exit, so that search is up to date even without a running site. An
 * unreachable engine does not fail the tool: the next site syncs it.
 */
export async function leaveIndexInStep(indexing: Indexing): Promise<void> {
  await syncAll(indexing).catch((error: unknown) =>
    indexing.payload.logger.warn(`Search hears of the changes when the site runs: ${reasonOf(error)}`),
  );
}

async function tell(
  { payload, search }: Indexing,
  engine: EngineName,
  changes: SearchChange[],
): Promise<void> {
  if (changes.some(({ kind }) => kind === 'synonyms')) {
    await search.upkeep.indexOf(engine).setSynonyms(await findSynonyms(payload));
  }
  // Any place may have become listed or unlisted.
  if (changes.some(({ kind }) => kind === 'rules')) {
    await repairIndex(payload, search, await checkIndex(payload, search, engine));
  }
  const ids = changes.flatMap(({ kind, placeId }) => (kind === 'place' ? [placeId] : []));
  const places: IndexedRestaurant[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_A_TIME)
    places.push(...(await findIndexedPlaces(payload, ids.slice(from, from + READ_AT_A_TIME))));
  const listed = new Set(places.map(({ id }) => id));
  await search.upkeep.indexOf(engine).upsert(places);
  await search.upkeep.indexOf(engine).remove(ids.filter((id) => !listed.has(id)));
}

/** Clears cached search results in every process, as a content change clears the pages. */
export async function announceIndexChange(client: PoolClient): Promise<void> {
  await client.query(`select pg_notify('content_change', 'search_documents')`);
}

/** Checks and repairs an index under its lock; returns what was wrong. */
export async function mendIndex(
  { payload, pool, search }: Indexing,
  engine: EngineName,
): Promise<IndexCheck> {
  return withLock(pool, `${engine}Index`, async (client) => {
    const check = await checkIndex(payload, search, engine);
    if (!hasDifferences(check)) return check;
    await repairIndex(payload, search, check);
    await announceIndexChange(client);
    return check;
  });
}
