import { countText } from '#domain/words/quantities';
import { EVERYTHING, type RebuildProgress } from '#search';
import { CallError } from '../calls/call-error.ts';
import { tryLock } from '../database/advisory-locks.ts';
import { rebuildIndex, rollbackIndex } from './rebuild-index.ts';
import { recordEnd, recordProgress, recordStart, type IndexRun } from './run-record.ts';
import { syncAll, type Indexing } from './sync-index.ts';

/** Another run is active; only one at a time, in all processes. */
export class IndexRunBusy extends CallError {}

/** A failed run; the message is for the person who started it. */
export class IndexRunFailed extends Error {
  override readonly name = 'IndexRunFailed';
}

export interface StartedRun {
  readonly id: number;
  /** A sentence about the result. Rejects with `IndexRunFailed`. */
  readonly ended: Promise<string>;
}

/**
 * Starts a rebuild or rollback and records it. The current index keeps serving until the new one has passed its
 * checks.
 * @throws IndexRunBusy
 */
export async function startIndexRun(
  indexing: Indexing,
  asked: Pick<IndexRun, 'kind' | 'by'>,
  onProgress: (progress: RebuildProgress) => void = () => undefined,
): Promise<StartedRun> {
  const { pool } = indexing;
  const lock = await tryLock(pool, 'indexRun');
  if (!lock) throw new IndexRunBusy(409, 'The search index is already being rebuilt. Wait until it’s done.');
  try {
    const id = await recordStart(pool, asked);
    const ended = run(indexing, { id, kind: asked.kind, onProgress }).finally(() => lock.release());
    return { id, ended };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface RunOptions {
  readonly id: number;
  readonly kind: IndexRun['kind'];
  readonly onProgress: (progress: RebuildProgress) => void;
}

async function run(indexing: Indexing, { id, kind, onProgress }: RunOptions): Promise<string> {
  const { pool, search } = indexing;
  const startedAt = performance.now();
  // Sequential, while the rebuild continues.
  let recorded = Promise.resolve();
  try {
    if (kind === 'rollback') await rollbackIndex(indexing);
    else {
      await rebuildIndex(indexing, (progress) => {
        recorded = recorded.then(() => recordProgress(pool, id, progress)).catch(() => undefined);
        onProgress(progress);
      });
    }
    await recorded;
    // Changes made during the run; an unreachable engine gets them when it is back.
    await syncAll(indexing).catch(() => undefined);
    const { total: places } = await search.search({ ...EVERYTHING, perPage: 1 });
    const seconds = (performance.now() - startedAt) / 1000;
    const outcome = describe(kind, search.upkeep.engines, places, seconds);
    await recordEnd(pool, id, { result: 'done', outcome, places });
    return outcome;
  } catch (error) {
    await recorded;
    const outcome = describeFailure(kind, error);
    // If the database is unreachable, the run stays without an end, which is equivalent.
    await recordEnd(pool, id, { result: 'failed', outcome, places: null }).catch(() => undefined);
    throw new IndexRunFailed(outcome, { cause: error });
  }
}

const INDEXES = { meilisearch: 'Meilisearch', postgres: 'built-in' } as const;

function describe(
  kind: IndexRun['kind'],
  engines: readonly (keyof typeof INDEXES)[],
  places: number,
  seconds: number,
): string {
  const names = engines.map((engine) => INDEXES[engine]).join(' and ');
  const which = `${names} ${engines.length === 1 ? 'index' : 'indexes'}`;
  const did = kind === 'rebuild' ? `Rebuilt the ${which}` : `Went back to the previous ${which}`;
  const found = places === 1 ? '1 place' : `${countText(places)} places`;
  return `${did}: ${found} in ${seconds.toFixed(1)} seconds.`;
}

function describeFailure(kind: IndexRun['kind'], error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.$/, '')}.`;
  return kind === 'rebuild'
    ? `We couldn’t rebuild the index. ${sentence} The old one keeps serving.`
    : `We couldn’t go back to the previous index. ${sentence}`;
}
