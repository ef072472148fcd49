import type { SearchEngine, SearchIndex, ShadowIndex } from './engine.ts';
import { fingerprintOf, type IndexedRestaurant } from './indexed-restaurant.ts';
import { EVERYTHING, type Synonym } from './query.ts';
import { readTerms, type Fold } from './search-terms.ts';

export interface RebuildSource {
  /** Yields every listed place in batches; called once per engine. */
  readonly places: () => AsyncIterable<readonly IndexedRestaurant[]>;
  readonly total: number;
  readonly synonyms: readonly Synonym[];
  /** A new index must return them among its first hits for their names before it goes live. */
  readonly wellKnown: readonly Pick<IndexedRestaurant, 'id' | 'name'>[];
}

/** The current step, and `done` of `total` places during `store`. */
export interface RebuildProgress {
  readonly engine: SearchEngine['name'];
  readonly step: 'store' | 'check' | 'swap' | 'done';
  readonly done: number;
  readonly total: number;
}

/** The new index failed its checks and was deleted. The old one stays live. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused';
}

const FIRST_HITS = 20;

/** Builds an index next to the live one, checks it, then swaps the two atomically (decisions §6). */
export async function rebuildEngine(
  engine: SearchEngine,
  source: RebuildSource,
  { fold, onProgress }: { fold: Fold; onProgress: (progress: RebuildProgress) => void },
): Promise<void> {
  const shadow = await engine.buildShadow();
  const expected = new Map<number, string>();
  const report = (step: RebuildProgress['step']) =>
    onProgress({ engine: engine.name, step, done: expected.size, total: source.total });
  try {
    report('store');
    for await (const batch of source.places()) {
      await shadow.upsert(batch);
      for (const place of batch) expected.set(place.id, fingerprintOf(place));
      report('store');
    }
    await shadow.setSynonyms(source.synonyms);
    report('check');
    await examine(shadow, expected, source, fold);
    report('swap');
    await shadow.swap();
  } catch (error) {
    await shadow.discard().catch(() => undefined);
    throw error;
  }
  report('done');
}

async function examine(
  shadow: ShadowIndex,
  expected: ReadonlyMap<number, string>,
  { synonyms, wellKnown }: RebuildSource,
  fold: Fold,
): Promise<void> {
  const found = await compareIndex(shadow, { fingerprints: expected, synonyms });
  if (hasDifferences(found)) {
    throw new RebuildRefused(
      `The new index lacks ${found.missing.length} places, holds ${found.stale.length} that differ and ${found.extra.length} that it should not, and ${found.hasOtherSynonyms ? 'has other synonyms than' : 'has the synonyms of'} the listing rules.`,
    );
  }
  const { total } = await shadow.search({ ...EVERYTHING, terms: readTerms(fold, '') });
  if (total !== expected.size) {
    throw new RebuildRefused(`The new index finds ${total} places instead of ${expected.size}.`);
  }
  for (const { name, id } of wellKnown) {
    const { ids } = await shadow.search({
      ...EVERYTHING,
      terms: readTerms(fold, name),
      sort: 'relevance',
      perPage: FIRST_HITS,
    });
    if (!ids.includes(id)) throw new RebuildRefused(`The new index does not find place ${id} by “${name}.”`);
  }
}

/** Ids of documents that an index lacks, holds in an old version, or shouldn't hold. */
export interface IndexDifferences {
  readonly missing: readonly number[];
  readonly stale: readonly number[];
  readonly extra: readonly number[];
  readonly hasOtherSynonyms: boolean;
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
): Promise<IndexDifferences> {
  const found = await index.fingerprints();
  const ids = [...expected.fingerprints.keys()];
  return {
    missing: ids.filter((id) => !found.has(id)),
    stale: ids.filter((id) => found.has(id) && found.get(id) !== expected.fingerprints.get(id)),
    extra: [...found.keys()].filter((id) => !expected.fingerprints.has(id)),
    hasOtherSynonyms: JSON.stringify(await index.synonyms()) !== JSON.stringify(expected.synonyms),
  };
}

export function hasDifferences({ missing, stale, extra, hasOtherSynonyms }: IndexDifferences): boolean {
  return hasOtherSynonyms || missing.length + stale.length + extra.length > 0;
}
