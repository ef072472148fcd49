import type { SearchEngine } from './engine.ts';
import type { Synonym } from './query.ts';
import {
  compareIndex,
  rebuildEngine,
  type ExpectedIndex,
  type IndexDifferences,
  type RebuildProgress,
  type RebuildSource,
} from './rebuild.ts';
import type { Fold } from './search-terms.ts';
import { tidySynonyms } from './synonyms.ts';

export type EngineName = SearchEngine['name'];

export interface EngineCheck extends IndexDifferences {
  readonly engine: EngineName;
}

/** Index maintenance, for the code that reports changes to search. Synonyms are given as staff wrote them. */
export interface Upkeep {
  /** Engines with an index. Each is updated separately, as one may be down. */
  readonly engines: readonly EngineName[];
  indexOf(engine: EngineName): SearchEngine & { check(expected: ExpectedIndex): Promise<EngineCheck> };
  /** Loads index changes into this process, so that no visitor waits for it. */
  warm(): Promise<void>;
  /** Rebuilds each engine's index next to the live one. Throws `RebuildRefused` if a new one fails its checks. */
  rebuild(source: RebuildSource, onProgress: (progress: RebuildProgress) => void): Promise<void>;
  /** Restores the index from before the last rebuild. */
  rollback(): Promise<void>;
}

export function openUpkeep(engines: readonly SearchEngine[], fold: Fold, warm: Upkeep['warm']): Upkeep {
  const tidy = (synonyms: readonly Synonym[]) => tidySynonyms(fold, synonyms);
  return {
    engines: engines.map(({ name }) => name),
    indexOf(name) {
      const engine = engines.find((candidate) => candidate.name === name);
      if (!engine) throw new Error(`${name} is not configured.`);
      return {
        ...engine,
        setSynonyms: (synonyms) => engine.setSynonyms(tidy(synonyms)),
        check: async ({ fingerprints, synonyms }) => ({
          engine: name,
          ...(await compareIndex(engine, { fingerprints, synonyms: tidy(synonyms) })),
        }),
      };
    },
    warm,
    async rebuild(source, onProgress) {
      const tidied = { ...source, synonyms: tidy(source.synonyms) };
      for (const engine of engines) await rebuildEngine(engine, tidied, { fold, onProgress });
    },
    async rollback() {
      for (const engine of engines) await engine.rollback();
    },
  };
}
