import type { RebuildProgress } from '#search';
import { withLock } from '../database/advisory-locks.ts';
import { listRankable } from '../queries/restaurants.ts';
import { readIndexedPlaces } from '../queries/indexed-places.ts';
import { byScore } from '#domain/places/rated';
import { announceIndexChange, type Indexing } from './sync-index.ts';
import { findSynonyms } from './search-synonyms.ts';

const WELL_KNOWN = 20;

/**
 * Rebuilds every engine's index (decisions §6). Changes are queued during it and applied to the new index afterwards.
 * Throws `RebuildRefused` when a new index fails its checks; the old one then keeps serving.
 */
export async function rebuildIndex(
  indexing: Indexing,
  onProgress: (progress: RebuildProgress) => void,
): Promise<void> {
  const { payload, search } = indexing;
  await holdingAllEngines(indexing, async () => {
    const ranked = (await listRankable(payload)).sort(byScore);
    const source = {
      places: () => readIndexedPlaces(payload),
      total: ranked.length,
      synonyms: await findSynonyms(payload),
      wellKnown: ranked.slice(0, WELL_KNOWN),
    };
    await search.upkeep.rebuild(source, onProgress);
  });
}

/** Rolls back to the index before the last rebuild, and applies later changes to it again. */
export async function rollbackIndex(indexing: Indexing): Promise<void> {
  await holdingAllEngines(indexing, () => indexing.search.upkeep.rollback());
  await indexing.pool.query(`select note_search_change('rules', array[0])`);
}

async function holdingAllEngines({ pool, search }: Indexing, work: () => Promise<void>): Promise<void> {
  const hold = async ([engine, ...others]: typeof search.upkeep.engines): Promise<void> => {
    if (engine === undefined) return work();
    await withLock(pool, `${engine}Index`, async (client) => {
      await hold(others);
      await announceIndexChange(client);
    });
  };
  await hold(search.upkeep.engines);
}
