import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineName } from '#search';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';
import { doubtIndex } from './search-changes.ts';
import { syncIndex, type Indexing } from './sync-index.ts';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5_000;
/** Another process may have died with changes pending. */
const LOOK_EVERY_MS = 10_000;

export interface IndexKeeper {
  /** Something may have changed. */
  wake(): void;
  close(): Promise<void>;
}

/** Applies changes to every engine as they arrive, independently: an unreachable engine does not delay the other. */
export function keepIndexInStep(indexing: Indexing, log: Log): IndexKeeper {
  const stopped = new AbortController();
  const keepers = indexing.search.upkeep.engines.map((engine) =>
    keepEngineInStep(indexing, engine, stopped.signal, log),
  );
  return {
    wake: () => keepers.forEach((keeper) => keeper.wake()),
    async close() {
      stopped.abort();
      keepers.forEach((keeper) => keeper.wake());
      await Promise.all(keepers.map((keeper) => keeper.ended));
    },
  };
}

function keepEngineInStep(indexing: Indexing, engine: EngineName, stop: AbortSignal, log: Log) {
  let wake: () => void = () => undefined;
  let isAwake = true;
  // PostgreSQL's index is part of the database; a remote engine may have lost its own, or never had one.
  const isRemote = engine !== 'postgres';
  let isInDoubt = isRemote;

  async function run(): Promise<void> {
    let retryMs = 0;
    while (!stop.aborted) {
      isAwake = false;
      try {
        if (isInDoubt) {
          // First mark the index as suspect, then create it: a new one must not be queried before it is filled.
          await doubtIndex(indexing.pool, engine);
          await indexing.search.upkeep.indexOf(engine).prepare();
          isInDoubt = false;
        }
        if (!(await indexing.search.upkeep.indexOf(engine).isHealthy()))
          throw new Error(`${engine} does not answer.`);
        await syncIndex(indexing, engine);
        if (retryMs > 0) log.info(`The index of ${engine} has caught up.`);
        retryMs = 0;
      } catch (error) {
        if (stop.aborted) return;
        isInDoubt = isRemote;
        if (retryMs === 0) log.warn(`The index of ${engine} cannot be told of changes: ${reasonOf(error)}`);
        retryMs = Math.min(Math.max(retryMs * 2, FIRST_RETRY_MS), LAST_RETRY_MS);
        await sleep(retryMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
        continue;
      }
      if (!isAwake)
        await Promise.race([
          woken(),
          sleep(LOOK_EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => undefined),
        ]);
    }
  }

  const woken = () => new Promise<void>((resolve) => (wake = resolve));
  const ended = run();
  return {
    wake() {
      isAwake = true;
      wake();
    },
    ended,
  };
}
