import { capitalize } from '#domain/words/capitalize';
import { countText } from '#domain/words/quantities';
import { EVERYTHING, type RebuildProgress } from '#search';
import { tryWithLock } from '../database/advisory-locks.ts';
import { rebuildIndex, rollbackIndex } from './rebuild-index.ts';
import { syncAll, type Indexing } from './sync-index.ts';

/** Another run, or a fault, prevents this one; the message is for the person who started it. */
export class IndexFault extends Error {
  override readonly name = 'IndexFault';
}

export type IndexRun = 'rebuild' | 'rollback';

/**
 * Rebuilds the index, or goes back to the one before; one run at a time in all processes. The current index keeps
 * serving until the new one has passed its checks. Returns a sentence about the result.
 * @throws IndexFault
 */
export async function runOnIndex(
  indexing: Indexing,
  kind: IndexRun,
  onProgress: (progress: RebuildProgress) => void = () => undefined,
): Promise<string> {
  const outcome = await tryWithLock(indexing.pool, 'indexRun', () => run(indexing, kind, onProgress));
  if (outcome !== null) return outcome;
  throw new IndexFault('The search index is already being rebuilt. Wait until it’s done.');
}

async function run(
  indexing: Indexing,
  kind: IndexRun,
  onProgress: (progress: RebuildProgress) => void,
): Promise<string> {
  const { search } = indexing;
  const startedAt = performance.now();
  try {
    if (kind === 'rollback') await rollbackIndex(indexing);
    else await rebuildIndex(indexing, onProgress);
    // Changes made during the run; an unreachable engine gets them when it is back.
    await syncAll(indexing).catch(() => undefined);
    const { total } = await search.search({ ...EVERYTHING, perPage: 1 });
    return describe(kind, search.upkeep.engines, total, (performance.now() - startedAt) / 1000);
  } catch (error) {
    throw new IndexFault(describeFailure(kind, error), { cause: error });
  }
}

const INDEXES = { meilisearch: 'Meilisearch', postgres: 'built-in' } as const;

function describe(
  kind: IndexRun,
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

function describeFailure(kind: IndexRun, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence = `${capitalize(reason).replace(/\.$/, '')}.`;
  return kind === 'rebuild'
    ? `We couldn’t rebuild the index. ${sentence} The old one keeps serving.`
    : `We couldn’t go back to the previous index. ${sentence}`;
}
