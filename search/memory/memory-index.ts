import type { EngineRequest, SearchIndex } from '../engine.ts';
import type { SearchAnswer, Synonym } from '../query.ts';
import type { Fold, SearchTerms } from '../search-terms.ts';
import type { Remember, SingleFlight } from '../remember.ts';
import type { SqlDatabase } from './database.ts';
import { answerFromColumns } from './answer-from-columns.ts';
import { mapNeighborhoods, type NeighborhoodMap } from './neighborhood-map.ts';
import { openRecords } from './records.ts';
import { readName, readText } from './read-text.ts';
import { storedIndex } from './stored-index.ts';
import type { IndexTables } from './tables.ts';

interface MemoryIndexOptions {
  readonly database: SqlDatabase;
  readonly tables: IndexTables;
  readonly fold: Fold;
  readonly remember: Remember;
  readonly singleFlight: SingleFlight;
}

/** The words, dishes and neighborhoods that the index knows. */
export interface Language {
  /** Whether a word is in use anywhere. */
  readonly isWord: (word: string) => boolean;
  /** Whether one word follows another in a dish that is served. */
  readonly isDish: (one: string, next: string) => boolean;
  readonly synonyms: readonly Synonym[];
  readonly neighborhoods: NeighborhoodMap;
}

export interface InMemory {
  /** A search as it would be with these synonyms. */
  tryOut(request: EngineRequest, synonyms: readonly Synonym[]): Promise<SearchAnswer>;
  /** Reads what has changed. */
  warm(): Promise<void>;
  language(): Promise<Language>;
}

/** One set of tables as an index. */
export function memoryIndex({
  database,
  tables,
  fold,
  remember,
  singleFlight,
}: MemoryIndexOptions): SearchIndex & InMemory {
  const stored = storedIndex({ database, tables, fold });
  const records = openRecords({ database, tables, fold });
  // While an import changes the index again and again, searches must not read it several times over.
  const readState = singleFlight(async () => {
    const columns = await records.read();
    return { columns, synonyms: await stored.synonyms(), neighborhoods: mapNeighborhoods(columns) };
  });

  async function tryOut(request: EngineRequest, given?: readonly Synonym[]): Promise<SearchAnswer> {
    const { columns, synonyms } = await remember('state', readState);
    const { terms, reading } = request;
    if (terms.key === '') return answerFromColumns(columns, request, null);
    const language = { vocabulary: records.vocabulary, synonyms: given ?? synonyms };
    const read = (part: SearchTerms) => readText(part, language);
    return answerFromColumns(columns, request, {
      whole: reading ? { ...readName(terms, records.vocabulary), ways: [] } : read(terms),
      ...(reading && {
        reading: { ...reading, rest: read(reading.terms), telling: read(reading.telling) },
      }),
    });
  }

  return {
    ...stored,
    search: (request) => tryOut(request),
    tryOut,

    async language() {
      const { synonyms, neighborhoods } = await remember('state', readState);
      return {
        isWord: (word) => records.vocabulary.has(word),
        isDish: (one, next) => records.dishes.has(one, next),
        synonyms,
        neighborhoods,
      };
    },

    async warm() {
      await remember('state', readState);
    },
  };
}
