/** Ids of documents that an index lacks, holds in an old version, or shouldn't hold. */
export interface IndexDifferences {
  readonly missing: readonly number[];
  readonly stale: readonly number[];
  readonly extra: readonly number[];
}

/** Compares fingerprints by id. */
export function differences(
  expected: ReadonlyMap<number, string>,
  found: ReadonlyMap<number, string>,
): IndexDifferences {
  const ids = [...expected.keys()];
  return {
    missing: ids.filter((id) => !found.has(id)),
    stale: ids.filter((id) => found.has(id) && found.get(id) !== expected.get(id)),
    extra: [...found.keys()].filter((id) => !expected.has(id)),
  };
}

export function hasDifferences({ missing, stale, extra }: IndexDifferences): boolean {
  return missing.length + stale.length + extra.length > 0;
}
