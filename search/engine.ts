import type { IndexedRestaurant } from './indexed-restaurant.ts';
import type { SearchTerms } from './search-terms.ts';
import type { SearchAnswer, SearchFilters, SearchRequest, Synonym } from './query.ts';

/** A request whose text has been read: both engines fold and split it alike. */
export interface EngineRequest extends Omit<SearchRequest, 'text' | 'plain' | 'now'> {
  readonly terms: SearchTerms;
  /** What the text was understood to mean. Names that contain the text are found all the same, and come first. */
  readonly reading?: Reading | undefined;
}

export interface Reading {
  /** The text left to look for. Empty: everything that passes the filters. */
  readonly terms: SearchTerms;
  /** The significant words of the text: a place with all of them in its name is found, too. */
  readonly telling: SearchTerms;
  readonly filters: SearchFilters;
  /** More neighborhoods than those of the filters: their places are found as well, after the others. */
  readonly around: readonly string[];
}

/**
 * What an engine must do; `engine.contract.ts` says it in tests. Writes are durable and searchable when they resolve.
 * Every method rejects when the engine cannot answer; none answers half.
 */
export interface SearchIndex {
  search(request: EngineRequest): Promise<SearchAnswer>;
  upsert(places: readonly IndexedRestaurant[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  setSynonyms(synonyms: readonly Synonym[]): Promise<void>;
  /** Id to fingerprint of every document. */
  fingerprints(): Promise<ReadonlyMap<number, string>>;
  /** The synonyms it knows, sorted by term and meaning. */
  synonyms(): Promise<readonly Synonym[]>;
}

/** An index that is being built beside the one that serves. */
export interface ShadowIndex extends SearchIndex {
  /** Puts it in the place of the serving one, in one step; that one is kept for `rollback`. */
  swap(): Promise<void>;
  /** Throws it away. */
  discard(): Promise<void>;
}

export interface SearchEngine extends SearchIndex {
  /** By where its index is kept: the engine in the process fills its memory from PostgreSQL. */
  readonly name: 'meilisearch' | 'postgres';
  /** Makes what must exist before the first document: tables, an index, its settings. Safe to repeat. */
  prepare(): Promise<void>;
  /** True when it answers. Never rejects. */
  isHealthy(): Promise<boolean>;
  /** An empty index with the present settings, in the place of a shadow that was left behind. */
  buildShadow(): Promise<ShadowIndex>;
  /** Puts back what the last swap replaced, and keeps what it puts away. Rejects with a sentence when there is none. */
  rollback(): Promise<void>;
  close(): Promise<void>;
}
