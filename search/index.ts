import { answerWithFallback } from './answering.ts';
import type { SearchEngine } from './engine.ts';
import { meilisearchEngine } from './meilisearch/meilisearch-engine.ts';
import { memoryEngine, type MemoryOptions } from './memory/memory-engine.ts';
import type { Snapshot } from './memory/snapshot.ts';
import type { Facets, SearchRequest, Synonym } from './query.ts';
import { rankByEvidence } from './ranking/rank.ts';
import { rebuildEngine, type RebuildProgress, type RebuildSource } from './rebuild.ts';
import { suggestFor, type Suggestions } from './suggest.ts';
import { tidySynonyms } from './synonyms.ts';
import { answerUnderstood, type UnderstoodAnswer } from './understanding/give-way.ts';
import type { Calendar } from './understanding/time-words.ts';
import { understand } from './understanding/understand.ts';

export { kindsOf } from './dish-kinds.ts';
export { evidenceFinder } from './ranking/evidence.ts';
export { fingerprintOf, type IndexedRestaurant } from './indexed-restaurant.ts';
export {
  EVERYTHING,
  FACET_FIELDS,
  FACET_NAMES,
  facetFilters,
  hasFilters,
  LATELY_DAYS,
  openedWithinDays,
  type Facets,
  type SearchRequest,
  type Synonym,
} from './query.ts';
export {
  compareIndex,
  hasDifferences,
  RebuildRefused,
  type ExpectedIndex,
  type IndexDifferences,
  type RebuildProgress,
} from './rebuild.ts';
export { slipsAllowed, slipsBetween } from './near-spelling.ts';
export { saidTags } from './said-tags.ts';
export { tidySynonyms } from './synonyms.ts';
export type { Understood } from './understanding/give-way.ts';
export type { SqlDatabase } from './memory/tables.ts';

export type EngineName = SearchEngine['name'];

/** Index maintenance, for the code that reports changes to search. */
export interface Upkeep {
  /** Engines with an index. Each is updated separately, as one may be down. */
  readonly engines: readonly EngineName[];
  indexOf(engine: EngineName): SearchEngine;
  /** Loads index changes into this process, so that no visitor waits for it. */
  warm(): Promise<void>;
  /** Rebuilds each engine's index next to the live one. Throws `RebuildRefused` if a new one fails its checks. */
  rebuild(source: RebuildSource, onProgress: (progress: RebuildProgress) => void): Promise<void>;
  /** Restores the index from before the last rebuild. */
  rollback(): Promise<void>;
}

/** The public interface to search, whichever engine answers. */
export interface Search {
  /** Interprets the text, then searches. The answer includes the interpretation and what was dropped from it. */
  search(request: SearchRequest): Promise<UnderstoodAnswer>;
  /**
   * Searches in process with extra synonyms and stores nothing. Call it without any for the baseline to compare with.
   */
  tryOut(synonyms: readonly Synonym[]): Promise<(request: SearchRequest) => Promise<UnderstoodAnswer>>;
  /** Facet counts over all listed places. */
  facets(): Promise<Facets>;
  /** So many places, the cuisines and neighborhoods whose names contain the text, and completed searches. */
  suggest(text: string, most: number, now: number): Promise<Suggestions>;
  /** The answering engine, or `degraded` while the fallback answers for the configured one. */
  state(): EngineName | 'degraded';
  readonly upkeep: Upkeep;
  close(): void;
}

interface OpenSearchOptions extends MemoryOptions {
  /** The next date of a holiday from a day on (`YYYY-MM-DD`), by its name in the region. Default: none is known. */
  readonly dateOfHoliday?: Calendar['dateOfHoliday'];
  /** Without it, only the in-process engine runs. */
  readonly meilisearch?: { readonly url: string; readonly apiKey?: string | undefined } | undefined;
  /** False while changes wait for Meilisearch. */
  readonly isCaughtUp?: (engine: EngineName) => Promise<boolean>;
  readonly onTurn?: (answering: EngineName, reason: string) => void;
}

/**
 * Opens search as configured. The in-process index is always kept up to date: it answers when Meilisearch is absent or
 * fails, and each text is interpreted by its names and synonyms.
 */
export function openSearch({
  dateOfHoliday,
  meilisearch: connection,
  isCaughtUp = () => Promise.resolve(true),
  onTurn = () => undefined,
  ...options
}: OpenSearchOptions): Search {
  const { fold } = options;
  const memory = memoryEngine(options);
  const first = connection && meilisearchEngine({ ...connection, fold });
  const engines = first ? [first, memory] : [memory];
  const answering =
    first && answerWithFallback({ first, second: memory, isCaughtUp: () => isCaughtUp(first.name), onTurn });
  /** In process unless another engine is given. */
  const answer = (request: SearchRequest, snapshot: Snapshot, search = snapshot.search) => {
    const understanding = understand(request.text, { ...request, ...snapshot, dateOfHoliday });
    const ask = rankByEvidence(search, snapshot);
    return answerUnderstood({ ...snapshot, ask }, understanding, request);
  };

  return {
    async search(request) {
      // Map areas are searched in process, where every position is known; Meilisearch would need another filterable
      // attribute.
      const searchElsewhere = request.area === null ? answering?.search : undefined;
      return answer(request, await memory.snapshot(), searchElsewhere);
    },
    async facets() {
      return (await memory.snapshot()).facets;
    },
    // On every keystroke, so in process.
    async suggest(text, most, now) {
      const snapshot = await memory.snapshot();
      const search = (request: SearchRequest) => answer(request, snapshot);
      return suggestFor(text, { fold, search, snapshot, most, now });
    },
    async tryOut(given) {
      const snapshot = await (await memory.snapshot()).withSynonyms(tidySynonyms(fold, given));
      return (request) => answer(request, snapshot);
    },
    upkeep: {
      engines: engines.map(({ name }) => name),
      indexOf(name) {
        const engine = engines.find((candidate) => candidate.name === name);
        if (!engine) throw new Error(`${name} is not configured.`);
        return engine;
      },
      warm: () => memory.warm(),
      async rebuild(source, onProgress) {
        for (const engine of engines) await rebuildEngine(engine, source, { fold, onProgress });
      },
      async rollback() {
        for (const engine of engines) await engine.rollback();
      },
    },
    state: () => (answering && answering.current() !== first ? 'degraded' : (first ?? memory).name),
    close: () => answering?.close(),
  };
}
