import { differences, type IndexDifferences } from './differences.ts';
import type { SearchEngine } from './engine.ts';
import type { IndexedRestaurant } from './indexed-restaurant.ts';
import type { Synonym } from './query.ts';
import { rebuildEngine, type RebuildProgress, type RebuildSource } from './rebuild.ts';
import type { Fold } from './search-terms.ts';
import { tidySynonyms } from './synonym-variants.ts';

export type EngineName = SearchEngine['name'];

/** What an engine's index should hold. */
export interface ExpectedIndex {
  readonly fingerprints: ReadonlyMap<number, string>;
  readonly synonyms: readonly Synonym[];
}

export interface EngineCheck extends IndexDifferences {
  readonly engine: EngineName;
  readonly hasOtherSynonyms: boolean;
}

/** The index of one engine. */
export interface EngineIndex {
  /** Creates what the engine needs before its first document. Idempotent. */
  prepare(): Promise<void>;
  isHealthy(): Promise<boolean>;
  upsert(places: readonly IndexedRestaurant[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  setSynonyms(synonyms: readonly Synonym[]): Promise<void>;
  check(expected: ExpectedIndex): Promise<EngineCheck>;
}

/** Index maintenance, for the code that reports changes to search. */
export interface Upkeep {
  /** Engines with an index. Each is updated separately, as one may be down. */
  readonly engines: readonly EngineName[];
  indexOf(engine: EngineName): EngineIndex;
  /** Loads index changes into this process, so that no visitor waits for it. */
  warm(): Promise<void>;
  /** Rebuilds each engine's index next to the live one. Throws `RebuildRefused` if a new one fails its checks. */
  rebuild(source: RebuildSource, onProgress: (progress: RebuildProgress) => void): Promise<void>;
  /** Restores the index from before the last rebuild. */
  rollback(): Promise<void>;
}

export function openUpkeep(
  engines: readonly SearchEngine[],
  { fold, warm }: { readonly fold: Fold; readonly warm: () => Promise<void> },
): Upkeep {
  return {
    engines: engines.map(({ name }) => name),
    indexOf(name) {
      const engine = engines.find((candidate) => candidate.name === name);
      if (!engine) throw new Error(`${name} is not configured.`);
      return { ...engine, check: (expected) => check(engine, expected, fold) };
    },
    warm,
    async rebuild(source, onProgress) {
      for (const engine of engines) await rebuildEngine(engine, source, { fold, onProgress });
    },
    async rollback() {
      for (const engine of engines) await engine.rollback();
    },
  };
}

async function check(engine: SearchEngine, expected: ExpectedIndex, fold: Fold): Promise<EngineCheck> {
  const found = differences(expected.fingerprints, await engine.fingerprints());
  const synonyms = JSON.stringify(await engine.synonyms());
  const hasOtherSynonyms = synonyms !== JSON.stringify(tidySynonyms(fold, expected.synonyms));
  return { engine: engine.name, ...found, hasOtherSynonyms };
}
