import { answerWithFallback } from './answering.ts';
import type { EngineRequest } from './engine.ts';
import type { SqlDatabase } from './memory/database.ts';
import { meilisearchEngine } from './meilisearch/meilisearch-engine.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import { EVERYTHING, type Facets, type SearchAnswer, type SearchRequest, type Synonym } from './query.ts';
import { rememberNothing, type Remember, type SingleFlight } from './remember.ts';
import type { Fold } from './search-terms.ts';
import { suggestFor, type Suggestions } from './suggest.ts';
import { tidySynonyms } from './synonym-variants.ts';
import { answerUnderstood, type UnderstoodAnswer } from './understanding/give-way.ts';
import { rememberLexicon } from './understanding/lexicon.ts';
import { openUpkeep, type EngineName, type Upkeep } from './upkeep.ts';
import { understand } from './understanding/understand.ts';

export { hasDifferences, type IndexDifferences } from './differences.ts';
export { inOtherNumber } from './grammatical-number.ts';
export { fingerprintOf, type IndexedRestaurant } from './indexed-restaurant.ts';
export {
  EVERYTHING,
  FACET_FIELDS,
  FACET_NAMES,
  facetFilters,
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
export type { SqlDatabase } from './memory/database.ts';

export type { EngineCheck, EngineName, ExpectedIndex } from './upkeep.ts';

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
  /** Who answers; `degraded` while another than the configured engine does. */
  state(): EngineName | 'degraded';
  readonly upkeep: Upkeep;
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
  const memory = memoryEngine({ database, fold, remember, singleFlight });
  const meilisearch = connection && meilisearchEngine({ ...connection, fold });
  const engines = meilisearch ? [meilisearch, memory] : [memory];
  const answering =
    meilisearch &&
    answerWithFallback({
      first: meilisearch,
      second: memory,
      isCaughtUp: () => isCaughtUp(meilisearch.name),
      onTurn,
    });
  // Of an area this process is asked: its index has every position, and Meilisearch's would need another filter setting.
  const ask = (request: EngineRequest) =>
    (request.area === null && answering ? answering : memory).search(request);

  return {
    ...understandQueries({ ask, memory, fold, remember }),
    upkeep: openUpkeep(engines, { fold, warm: () => memory.warm() }),
    state: () =>
      answering && answering.current() !== meilisearch ? 'degraded' : (meilisearch ?? memory).name,
    async close() {
      answering?.close();
      for (const engine of engines) await engine.close();
    },
  };
}

interface UnderstandQueriesOptions {
  readonly ask: (request: EngineRequest) => Promise<SearchAnswer>;
  readonly memory: ReturnType<typeof memoryEngine>;
  readonly fold: Fold;
  readonly remember: Remember;
}

/** Each text is read before an engine is asked; by which names and synonyms, the index in this process knows. */
function understandQueries({
  ask,
  memory,
  fold,
  remember,
}: UnderstandQueriesOptions): Pick<Search, 'search' | 'tryOut' | 'facets' | 'suggest'> {
  const lexiconOf = rememberLexicon(fold);

  const answerBy =
    (asking: typeof ask, lexicons = lexiconOf, given?: readonly Synonym[]) =>
    async (request: SearchRequest): Promise<UnderstoodAnswer> => {
      const { text, plain, now } = request;
      const { isWord, isDish, neighborhoods, synonyms: stored } = await memory.language();
      const synonyms = given ?? stored;
      const isAsked = text.trim() !== '';
      const understanding = isAsked
        ? understand(text, {
            fold,
            lexicon: lexicons(await facets(), synonyms),
            plain,
            now,
            isWord,
            isDish,
            around: neighborhoods.around,
            synonyms,
          })
        : { parts: [], text, telling: text };
      const { middleOf } = neighborhoods;
      return answerUnderstood({ ask: asking, fold, isWord, middleOf }, understanding, request);
    };
  // What is asked with every letter, and what a query is understood by, does not leave the process.
  const here = answerBy(memory.search);
  const facets = () =>
    remember('facets', async () => {
      const { facets: counted } = await here({ ...EVERYTHING, perPage: 1 });
      return counted;
    });

  return {
    search: answerBy(ask),
    facets,
    suggest: (text, most) => suggestFor(text, { fold, search: here, facets, most }),
    async tryOut(given) {
      const { synonyms: stored } = await memory.language();
      const synonyms = [...stored, ...tidySynonyms(fold, given)];
      return answerBy((request) => memory.tryOut(request, synonyms), rememberLexicon(fold), synonyms);
    },
  };
}
