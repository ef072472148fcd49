import { answerWithFallback } from './answering.ts';
import type { EngineRequest } from './engine.ts';
import type { SqlDatabase } from './memory/database.ts';
import { meilisearchEngine } from './meilisearch/meilisearch-engine.ts';
import { memoryEngine } from './memory/memory-engine.ts';
import type { SingleFlight } from './memory/memory-index.ts';
import { EVERYTHING, type Facets, type SearchAnswer, type SearchRequest, type Synonym } from './query.ts';
import { rankByEvidence } from './ranking/rank.ts';
import type { Fold } from './search-terms.ts';
import { readAliases, suggestFor, type MostSuggested, type Suggestions } from './suggest.ts';
import { tidySynonyms } from './synonym-variants.ts';
import { answerUnderstood, type UnderstoodAnswer } from './understanding/give-way.ts';
import { rememberLexicon } from './understanding/lexicon.ts';
import { openUpkeep, type EngineName, type Upkeep } from './upkeep.ts';
import type { Calendar } from './understanding/time-words.ts';
import { understand } from './understanding/understand.ts';

export { isCopy, kindsOf } from './dish-kinds.ts';
export { hasDifferences, type IndexDifferences } from './differences.ts';
export { evidenceFinder } from './ranking/evidence.ts';
export { inOtherNumber } from './grammatical-number.ts';
export { fingerprintOf, type IndexedRestaurant } from './indexed-restaurant.ts';
export {
  EVERYTHING,
  FACET_FIELDS,
  FACET_NAMES,
  facetFilters,
  hasFilters,
  LATELY_DAYS,
  openedWithinDays,
  type FacetCount,
  type Facets,
  type SearchAnswer,
  type SearchRequest,
  type Synonym,
} from './query.ts';
export { RebuildRefused, type GoldenQuery, type RebuildProgress, type RebuildSource } from './rebuild.ts';
export { slipsAllowed, slipsBetween } from './near-spelling.ts';
export { saidTags } from './said-tags.ts';
export type { Suggestions } from './suggest.ts';
export type { Understood, UnderstoodAnswer } from './understanding/give-way.ts';
export type { SqlDatabase } from './memory/database.ts';

export type { EngineCheck, EngineName, ExpectedIndex } from './upkeep.ts';

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
  /** A few places, the cuisines and neighborhoods whose names contain the text, and completed searches. */
  suggest(text: string, most: MostSuggested, now: number): Promise<Suggestions>;
  /** The answering engine, or `degraded` while the fallback answers for the configured one. */
  state(): EngineName | 'degraded';
  readonly upkeep: Upkeep;
  close(): Promise<void>;
}

interface OpenSearchOptions {
  readonly database: SqlDatabase;
  readonly fold: Fold;
  /** The next date of a holiday from a day on (`YYYY-MM-DD`), by its name in the region. Default: none is known. */
  readonly dateOfHoliday?: Calendar['dateOfHoliday'];
  /** While false, changes of the index go unnoticed, and each search reads them first; so by default. */
  readonly hearsChanges?: () => boolean;
  /** Coalesces concurrent reloads of the index while it keeps changing. */
  readonly singleFlight?: SingleFlight;
  /** Without it, only the in-process engine runs. */
  readonly meilisearch?: { readonly url: string; readonly apiKey?: string | undefined } | undefined;
  /** False while changes wait for Meilisearch. */
  readonly isCaughtUp?: (engine: EngineName) => Promise<boolean>;
  readonly onTurn?: (answering: EngineName, reason: string) => void;
}

/**
 * Opens search as configured. The in-process index is always kept up to date: it answers when Meilisearch is absent or
 * fails.
 */
export function openSearch({
  database,
  fold,
  dateOfHoliday,
  hearsChanges,
  singleFlight,
  meilisearch: connection,
  isCaughtUp = () => Promise.resolve(true),
  onTurn = () => undefined,
}: OpenSearchOptions): Search {
  const memory = memoryEngine({ database, fold, hearsChanges, singleFlight });
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
  // Map areas are searched in process, where every position is known; Meilisearch would need another filterable
  // attribute.
  const ask = rankByEvidence(
    (request) => (request.area === null && answering ? answering : memory).search(request),
    () => memory.facts(),
  );

  return {
    ...understandQueries({ ask, memory, fold, dateOfHoliday }),
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
  readonly dateOfHoliday: OpenSearchOptions['dateOfHoliday'];
}

/** Interprets each text before an engine searches, by the names and synonyms of the in-process index. */
function understandQueries({
  ask,
  memory,
  fold,
  dateOfHoliday,
}: UnderstandQueriesOptions): Pick<Search, 'search' | 'tryOut' | 'facets' | 'suggest'> {
  const lexiconOf = rememberLexicon(fold);
  const aliases = readAliases(fold);

  const answerBy =
    (asking: typeof ask, lexicons = lexiconOf, given?: readonly Synonym[]) =>
    async (request: SearchRequest): Promise<UnderstoodAnswer> => {
      const { text, plain, now, today } = request;
      const { neighborhoods, synonyms: stored, ...language } = await memory.language();
      const { around, middleOf } = neighborhoods;
      const synonyms = given ?? stored;
      const lexicon = text.trim() === '' ? null : lexicons(await facets(), synonyms);
      const understanding = lexicon
        ? understand(text, { fold, lexicon, plain, now, today, dateOfHoliday, around, synonyms, ...language })
        : { parts: [], texts: [text], significant: text, notices: [] };
      return answerUnderstood({ ask: asking, fold, middleOf, ...language }, understanding, request);
    };
  // Suggestions run on every keystroke, and the lexicon on every query, so both stay in process.
  const here = answerBy(rankByEvidence(memory.search, () => memory.facts()));
  const counts = new WeakMap<object, Facets>();
  async function facets(): Promise<Facets> {
    // A new object whenever the index changes.
    const { neighborhoods } = await memory.language();
    const known = counts.get(neighborhoods) ?? (await here({ ...EVERYTHING, perPage: 1 })).facets;
    counts.set(neighborhoods, known);
    return known;
  }

  return {
    search: answerBy(ask),
    facets,
    async suggest(text, most, now) {
      const { dishesBeginningWith } = await memory.language();
      return suggestFor(text, {
        fold,
        aliases,
        search: here,
        dishes: dishesBeginningWith,
        facets,
        most,
        now,
      });
    },
    async tryOut(given) {
      const { synonyms: stored } = await memory.language();
      const synonyms = [...stored, ...tidySynonyms(fold, given)];
      const asking = rankByEvidence(
        (request) => memory.tryOut(request, synonyms),
        () => memory.facts(synonyms),
      );
      return answerBy(asking, rememberLexicon(fold), synonyms);
    },
  };
}
