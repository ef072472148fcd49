import type { EngineRequest, SearchIndex } from '../engine.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import type { SearchAnswer, Synonym } from '../query.ts';
import { wordsOf, type Fold } from '../search-terms.ts';
import type { SqlDatabase } from './database.ts';
import { answerFromColumns } from './answer-from-columns.ts';
import { mapNeighborhoods, type NeighborhoodMap } from './neighborhood-map.ts';
import { openRecords } from './records.ts';
import { storedIndex } from './stored-index.ts';
import type { IndexTables } from './tables.ts';

interface MemoryIndexOptions {
  readonly database: SqlDatabase;
  readonly tables: IndexTables;
  readonly fold: Fold;
  /** While false, changes go unnoticed, and each search reads them first. Otherwise only `warm` reads them. */
  readonly hearsChanges: () => boolean;
  readonly singleFlight: SingleFlight;
}

/** Never runs the same work concurrently: calls during a run share the next one. */
export type SingleFlight = <T>(work: () => Promise<T>) => () => Promise<T>;

/** Vocabulary of the index, used to interpret queries. */
export interface Language {
  /** Whether any place has the word. */
  readonly isWord: (word: string) => boolean;
  /** Whether the two words are adjacent in the name of some dish. */
  readonly isDish: (one: string, next: string) => boolean;
  /** Up to so many dishes that have the text at the beginning of a word. */
  readonly dishesBeginningWith: (text: string, most: number) => readonly string[];
  /** Whether the words follow each other in the name of a place. */
  readonly isName: (words: readonly string[]) => boolean;
  readonly synonyms: readonly Synonym[];
  readonly neighborhoods: NeighborhoodMap;
}

export interface InMemory {
  /** What places are ranked by; these synonyms instead of the stored ones. */
  facts(synonyms?: readonly Synonym[]): Promise<PlaceFacts>;
  /** Searches with these synonyms instead of the stored ones. */
  tryOut(request: EngineRequest, synonyms: readonly Synonym[]): Promise<SearchAnswer>;
  /** Loads changes from PostgreSQL. Searches are answered from the state before them until it is done. */
  warm(): Promise<void>;
  /** The next search reads changes first. */
  forget(): void;
  language(): Promise<Language>;
}

/** An index over one set of tables. */
export function memoryIndex({
  database,
  tables,
  fold,
  hearsChanges,
  singleFlight,
}: MemoryIndexOptions): SearchIndex & InMemory {
  const stored = storedIndex({ database, tables, fold });
  const records = openRecords({ database, tables, fold });
  let state: Awaited<ReturnType<typeof readState>> | undefined;
  async function readState() {
    const columns = await records.read();
    return { columns, synonyms: await stored.synonyms(), neighborhoods: mapNeighborhoods(columns.best) };
  }
  const load = singleFlight(async () => (state = await readState()));
  const current = async () => (hearsChanges() && state) || load();

  async function tryOut(request: EngineRequest, given?: readonly Synonym[]): Promise<SearchAnswer> {
    const { columns, synonyms } = await current();
    const language = { vocabulary: records.vocabulary, synonyms: given ?? synonyms };
    return answerFromColumns(columns, request, language);
  }

  return {
    ...stored,
    search: (request) => tryOut(request),
    tryOut,

    async facts(given) {
      const { columns, synonyms } = await current();
      const { best, rowOf } = columns;
      return { best, rowOf, vocabulary: records.vocabulary, synonyms: given ?? synonyms };
    },

    async language() {
      const { columns, synonyms, neighborhoods } = await current();
      return {
        isWord: (word) => records.vocabulary.has(word),
        isDish: (one, next) => records.dishes.has(one, next),
        dishesBeginningWith: (text, most) => records.dishes.beginningWith(text, most),
        isName: (words) => isInName(columns.names, words),
        synonyms,
        neighborhoods,
      };
    },

    async warm() {
      await load();
    },

    forget() {
      state = undefined;
    },
  };
}

export function isInName(names: readonly string[], words: readonly string[]): boolean {
  const phrase = ` ${words.join(' ')} `;
  return names.some(
    (name) => name.includes(words[0] ?? '') && ` ${wordsOf(name).join(' ')} `.includes(phrase),
  );
}
