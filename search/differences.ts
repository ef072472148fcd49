import type { SearchIndex } from './engine.ts';
import type { Synonym } from './query.ts';

/** Ids of documents that an index lacks, holds in an old version, or shouldn't hold. */
export interface IndexDifferences {
  readonly missing: readonly number[];
  readonly stale: readonly number[];
  readonly extra: readonly number[];
}

/** What an engine's index should hold. */
export interface ExpectedIndex {
  readonly fingerprints: ReadonlyMap<number, string>;
  readonly synonyms: readonly Synonym[];
}

/** Compares fingerprints by id, and synonyms, which are expected tidy. */
export async function compareIndex(
  index: Pick<SearchIndex, 'fingerprints' | 'synonyms'>,
  expected: ExpectedIndex,
): Promise<IndexDifferences & { readonly hasOtherSynonyms: boolean }> {
  const found = await index.fingerprints();
  const ids = [...expected.fingerprints.keys()];
  return {
    missing: ids.filter((id) => !found.has(id)),
    stale: ids.filter((id) => found.has(id) && found.get(id) !== expected.fingerprints.get(id)),
    extra: [...found.keys()].filter((id) => !expected.fingerprints.has(id)),
    hasOtherSynonyms: JSON.stringify(await index.synonyms()) !== JSON.stringify(expected.synonyms),
  };
}

export function hasDifferences({ missing, stale, extra }: IndexDifferences): boolean {
  return missing.length + stale.length + extra.length > 0;
}
