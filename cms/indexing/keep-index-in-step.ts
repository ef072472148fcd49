import type { EngineName } from '#search';
import { keepRunning, type Loop } from '../background/keep-running.ts';
import type { Log } from '../database/log.ts';
import { doubtIndex } from './search-changes.ts';
import { syncIndex, type Indexing } from './sync-index.ts';

const RETRY_MS = 500;
/** Another process may have died with changes pending. */
const LOOK_EVERY_MS = 5_000;

export type IndexKeeper = Pick<Loop, 'wake' | 'close'>;

/** Applies changes to every engine as they arrive, independently: an unreachable engine does not delay the other. */
export function keepIndexInStep(indexing: Indexing, log: Log): IndexKeeper {
  const loops = indexing.search.upkeep.engines.map((engine) =>
    keepRunning({
      name: `Updating the index of ${engine}`,
      work: keepEngineInStep(indexing, engine),
      everyMs: LOOK_EVERY_MS,
      retryMs: RETRY_MS,
      log,
    }),
  );
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    async close() {
      await Promise.all(loops.map((loop) => loop.close()));
    },
  };
}

function keepEngineInStep(indexing: Indexing, engine: EngineName): () => Promise<void> {
  // PostgreSQL's index is part of the database; a remote engine may have lost its own, or never had one.
  const isRemote = engine !== 'postgres';
  let isInDoubt = isRemote;
  return async () => {
    const index = indexing.search.upkeep.indexOf(engine);
    try {
      if (isInDoubt) {
        // First mark the index as suspect, then create it: a new one must not be queried before it is filled.
        await doubtIndex(indexing.pool, engine);
        await index.prepare();
        isInDoubt = false;
      }
      if (!(await index.isHealthy())) throw new Error(`${engine} does not answer`);
      await syncIndex(indexing, engine);
    } catch (error) {
      isInDoubt = isRemote;
      throw error;
    }
  };
}
