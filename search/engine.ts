import type { IndexedRestaurant } from './indexed-restaurant.ts';
import type { SearchTerms } from './search-terms.ts';
import type { Exclusions, SearchAnswer, SearchFilters, SearchRequest, Synonym } from './query.ts';

/** A search request with its text already folded and split, the same way for both engines. */
export interface EngineRequest extends Omit<SearchRequest, 'text' | 'plain' | 'now' | 'today'> {
  readonly terms: SearchTerms;
  /** What the text means. Names that contain the text still match, and rank first. */
  readonly reading?: Reading | undefined;
}

export interface Reading {
  /** What may be meant; a place need fit only one: "sushi or pad thai" has two. */
  readonly meanings: readonly TextMeaning[];
  /** The text without its stop words and exclusions: a place with all of them in its name matches too. */
  readonly significant: SearchTerms;
  /** No place has any of these, unless its name contains the whole text. */
  readonly not: Exclusions;
}

export interface TextMeaning {
  /** The remaining text to search for. Empty: everything that passes the filters. */
  readonly terms: SearchTerms;
  readonly filters: SearchFilters;
  /** In the surroundings of a neighborhood: these places rank last. */
  readonly isAround: boolean;
}

/** Whether a meaning is a cuisine and nothing else. */
export function isCuisineOnly({ terms, filters }: TextMeaning): boolean {
  const { cuisines, not: _not, ...others } = filters;
  const isUnset = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return terms.key === '' && cuisines.length > 0 && Object.values(others).every(isUnset);
}

/**
 * What an engine must do; `engine.contract.ts` has the tests. Writes are durable and searchable when they resolve.
 * Methods reject when the engine can't answer completely.
 */
export interface SearchIndex {
  search(request: EngineRequest): Promise<SearchAnswer>;
  upsert(places: readonly IndexedRestaurant[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  setSynonyms(synonyms: readonly Synonym[]): Promise<void>;
  /** Id to fingerprint of every document. */
  fingerprints(): Promise<ReadonlyMap<number, string>>;
  /** The stored synonyms, sorted by term and meaning. */
  synonyms(): Promise<readonly Synonym[]>;
}

/** An index built next to the live one. */
export interface ShadowIndex extends SearchIndex {
  /** Replaces the live index atomically; the old one is kept for `rollback`. */
  swap(): Promise<void>;
  discard(): Promise<void>;
}

export interface SearchEngine extends SearchIndex {
  /** Where the index is stored: the in-process engine loads its memory from PostgreSQL. */
  readonly name: 'meilisearch' | 'postgres';
  /** Creates the tables, the index and its settings. Idempotent. */
  prepare(): Promise<void>;
  /** Never rejects. */
  isHealthy(): Promise<boolean>;
  /** Creates an empty index with the current settings, replacing any leftover shadow. */
  buildShadow(): Promise<ShadowIndex>;
  /**
   * Restores the index that the last swap replaced, and keeps the current one. Rejects with `NO_EARLIER_INDEX` if there is
   * none.
   */
  rollback(): Promise<void>;
}

export const NO_EARLIER_INDEX = 'There is no earlier index to go back to.';
