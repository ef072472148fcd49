import { answerWithFallback } from './answering.ts';
import { differences, type IndexDifferences } from './differences.ts';
import type { EngineRequest, SearchEngine } from './engine.ts';
import type { IndexedRestaurant } from './indexed-restaurant.ts';
import type { SqlDatabase } from './postgres/database.ts';
import { meilisearchEngine } from './meilisearch/meilisearch-engine.ts';
import { postgresEngine } from './postgres/postgres-engine.ts';
import { EVERYTHING, type Facets, type SearchRequest, type Synonym } from './query.ts';
import { rebuildEngine, type RebuildProgress, type RebuildSource } from './rebuild.ts';
import { rememberNothing, type Remember, type SingleFlight } from './remember.ts';
import type { Fold } from './search-terms.ts';
import { suggestFor, type Suggestions } from './suggest.ts';
import { tidySynonyms } from './synonym-variants.ts';
import { answerUnderstood, type UnderstoodAnswer } from './understanding/give-way.ts';
import { rememberLexicon } from './understanding/lexicon.ts';
import { understand } from './understanding/understand.ts';

export { hasDifferences, type IndexDifferences } from './differences.ts';
export { fingerprintOf, type IndexedRestaurant } from './indexed-restaurant.ts';
export {
  EVERYTHING,
  hasFilters,
  type FacetCount,
  type Facets,
  type SearchAnswer,
  type SearchRequest,
  type Synonym,
} from './query.ts';
export { RebuildRefused, type GoldenQuery, type RebuildProgress, type RebuildSource } from './rebuild.ts';
export type { Suggestions } from './suggest.ts';
export type { Understood, UnderstoodAnswer } from './understanding/give-way.ts';
export type { SqlDatabase } from './postgres/database.ts';

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

/** The one door to search: what may be asked, whichever engine answers. */
export interface Search {
  /** Understands the text, then asks; what was understood, and what of it gave way, comes with the answer. */
  search(request: SearchRequest): Promise<UnderstoodAnswer>;
  /**
   * Search in this process as it would be with more synonyms; nothing is stored. Without any it is what they are compared
   * with.
   */
  tryOut(synonyms: readonly Synonym[]): Promise<(request: SearchRequest) => Promise<UnderstoodAnswer>>;
  /** Counts of everything listed. */
  facets(): Promise<Facets>;
  /** A few places, the cuisines and neighborhoods whose names contain the text, and searches that it may become. */
  suggest(text: string, most: { readonly places: number; readonly names: number }): Promise<Suggestions>;
  /** Takes up what has changed in the index of this process, so that no visitor waits for it. */
  warm(): Promise<void>;
  /** Engines that keep an index. Each hears of changes for itself: one may be away. */
  readonly engines: readonly EngineName[];
  upsert(engine: EngineName, places: readonly IndexedRestaurant[]): Promise<void>;
  remove(engine: EngineName, ids: readonly number[]): Promise<void>;
  setSynonyms(engine: EngineName, synonyms: readonly Synonym[]): Promise<void>;
  /** Builds each engine's index anew beside the old one. Throws `RebuildRefused` when a new one is not right. */
  rebuild(source: RebuildSource, onProgress: (progress: RebuildProgress) => void): Promise<void>;
  /** Back to the index before the last rebuild. */
  rollback(): Promise<void>;
  check(engine: EngineName, expected: ExpectedIndex): Promise<EngineCheck>;
  /** Makes what an engine must have before its first document. Safe to repeat. */
  prepare(engine: EngineName): Promise<void>;
  /** True when the engine answers. */
  isHealthy(engine: EngineName): Promise<boolean>;
  /** Who answers; `degraded` while another than the configured engine does. */
  state(): EngineName | 'degraded';
  close(): Promise<void>;
}

interface OpenSearchOptions {
  readonly database: SqlDatabase;
  readonly fold: Fold;
  /** For what an engine works out from its index; nothing is remembered without it. */
  readonly remember?: Remember;
  /** Keeps the index from being read several times over while it changes again and again. */
  readonly singleFlight?: SingleFlight;
  /** Absent: PostgreSQL alone. */
  readonly meilisearch?: { readonly url: string; readonly apiKey?: string | undefined } | undefined;
  /** False while changes wait for Meilisearch. */
  readonly isCaughtUp?: (engine: EngineName) => Promise<boolean>;
  readonly onTurn?: (answering: EngineName, reason: string) => void;
}

/** Search as configured. PostgreSQL always keeps an index: it answers where Meilisearch is absent or fails. */
export function openSearch({
  database,
  fold,
  remember = rememberNothing,
  singleFlight,
  meilisearch: connection,
  isCaughtUp = () => Promise.resolve(true),
  onTurn = () => undefined,
}: OpenSearchOptions): Search {
  const postgres = postgresEngine({ database, fold, remember, singleFlight });
  const meilisearch = connection && meilisearchEngine({ ...connection, fold });
  const engines = meilisearch ? [meilisearch, postgres] : [postgres];
  const answering =
    meilisearch &&
    answerWithFallback({
      first: meilisearch,
      second: postgres,
      isCaughtUp: () => isCaughtUp(meilisearch.name),
      onTurn,
    });
  const lexiconOf = rememberLexicon(fold);

  // Of an area this process is asked: its index has every position, and Meilisearch's would need another filter setting.
  const ask = (request: EngineRequest) =>
    (request.area === null && answering ? answering : postgres).search(request);
  const answer = async (
    request: SearchRequest,
    { asking, lexicons, more }: { asking: typeof ask; lexicons: typeof lexiconOf; more: readonly Synonym[] },
  ): Promise<UnderstoodAnswer> => {
    const { text, plain, now } = request;
    const { isWord, synonyms: stored } = await postgres.language();
    const synonyms = more.length === 0 ? stored : more;
    const isAsked = text.trim() !== '';
    const understanding = isAsked
      ? understand(text, { fold, lexicon: lexicons(await facets(), synonyms), plain, now, isWord, synonyms })
      : { parts: [], text, telling: text };
    return answerUnderstood({ ask: asking, fold, isWord }, understanding, request);
  };
  const answerBy = (asking: typeof ask) => (request: SearchRequest) =>
    answer(request, { asking, lexicons: lexiconOf, more: [] });
  const search = answerBy(ask);
  // What is asked with every letter, and what a query is understood by, does not leave the process.
  const here = answerBy(postgres.search);
  const tryOut = async (given: readonly Synonym[]) => {
    const { synonyms: stored } = await postgres.language();
    const more = [...stored, ...tidySynonyms(fold, given)];
    const asking = (request: EngineRequest) => postgres.tryOut(request, more);
    const lexicons = rememberLexicon(fold);
    return (request: SearchRequest) => answer(request, { asking, lexicons, more });
  };
  const engineCalled = (name: EngineName) => {
    const engine = engines.find((candidate) => candidate.name === name);
    if (!engine) throw new Error(`${name} is not configured.`);
    return engine;
  };
  const facets = () =>
    remember('facets', async () => {
      const { facets: counted } = await here({ ...EVERYTHING, perPage: 1 });
      return counted;
    });

  return {
    search,
    tryOut,
    facets,
    suggest: (text, most) => suggestFor(text, { fold, search: here, facets, most }),
    warm: () => postgres.warm(),
    engines: engines.map(({ name }) => name),
    async prepare(name) {
      await engineCalled(name).prepare();
    },
    isHealthy: (name) => engineCalled(name).isHealthy(),
    async upsert(name, places) {
      await engineCalled(name).upsert(places);
    },
    async remove(name, ids) {
      await engineCalled(name).remove(ids);
    },
    async setSynonyms(name, synonyms) {
      await engineCalled(name).setSynonyms(synonyms);
    },
    async rebuild(source, onProgress) {
      for (const engine of engines) await rebuildEngine(engine, source, { fold, onProgress });
    },
    async rollback() {
      for (const engine of engines) await engine.rollback();
    },
    async check(name, expected) {
      const engine = engineCalled(name);
      const found = differences(expected.fingerprints, await engine.fingerprints());
      const synonyms = JSON.stringify(await engine.synonyms());
      const hasOtherSynonyms = synonyms !== JSON.stringify(tidySynonyms(fold, expected.synonyms));
      return { engine: name, ...found, hasOtherSynonyms };
    },
    state: () =>
      answering && answering.current() !== meilisearch ? 'degraded' : (meilisearch ?? postgres).name,
    async close() {
      answering?.close();
      for (const engine of engines) await engine.close();
    },
  };
}
