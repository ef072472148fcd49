import type { EngineRequest, SearchIndex } from '../engine.ts';
import { fingerprintOf, indexedRestaurantSchema, type IndexedRestaurant } from '../indexed-restaurant.ts';
import type { SearchAnswer, Synonym } from '../query.ts';
import type { Fold, SearchTerms } from '../search-terms.ts';
import { tidySynonyms } from '../synonym-variants.ts';
import type { Remember, SingleFlight } from '../remember.ts';
import type { SqlDatabase } from './database.ts';
import { answerFromColumns } from './answer-from-columns.ts';
import { openRecords } from './records.ts';
import { readName, readText } from './read-text.ts';
import type { IndexTables } from './tables.ts';

interface MemoryIndexOptions {
  readonly database: SqlDatabase;
  readonly tables: IndexTables;
  readonly fold: Fold;
  readonly remember: Remember;
  readonly singleFlight: SingleFlight;
}

/** The words that the index knows. */
export interface Language {
  /** Whether a word is in use anywhere. */
  readonly isWord: (word: string) => boolean;
  readonly synonyms: readonly Synonym[];
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
  const { documents, synonyms } = tables;
  const records = openRecords({ database, tables, fold });
  // While an import changes the index again and again, searches must not read it several times over.
  const readState = singleFlight(async () => ({
    columns: await records.read(),
    synonyms: await readSynonyms(),
  }));

  async function tryOut(request: EngineRequest, given?: readonly Synonym[]): Promise<SearchAnswer> {
    const { columns, synonyms: stored } = await remember('state', readState);
    const { terms, reading } = request;
    if (terms.key === '') return answerFromColumns(columns, request, null);
    const language = { vocabulary: records.vocabulary, synonyms: given ?? stored };
    const read = (part: SearchTerms) => readText(part, language);
    return answerFromColumns(columns, request, {
      whole: reading ? { ...readName(terms, records.vocabulary), ways: [] } : read(terms),
      ...(reading && {
        reading: { rest: read(reading.terms), telling: read(reading.telling), filters: reading.filters },
      }),
    });
  }

  return {
    search: (request) => tryOut(request),
    tryOut,

    async language() {
      const { synonyms: known } = await remember('state', readState);
      return { isWord: (word) => records.vocabulary.has(word), synonyms: known };
    },

    async warm() {
      await remember('state', readState);
    },

    async upsert(places) {
      if (places.length === 0) return;
      await database.query(
        `insert into ${documents} (id, fingerprint, place)
         select id, fingerprint, place from jsonb_to_recordset($1::jsonb) as r(id int, fingerprint text, place json)
         on conflict (id) do update set fingerprint = excluded.fingerprint, place = excluded.place`,
        [JSON.stringify(places.map(toRow))],
      );
    },

    async remove(ids) {
      if (ids.length === 0) return;
      await database.query(`delete from ${documents} where id = any($1::int[])`, [ids]);
    },

    setSynonyms: (given) =>
      database.transaction(async (query) => {
        await query(`delete from ${synonyms}`);
        await query(
          `insert into ${synonyms} (term, meaning) select term, meaning
           from jsonb_to_recordset($1::jsonb) as r(term text, meaning text)`,
          [JSON.stringify(tidySynonyms(fold, given))],
        );
      }),

    async fingerprints() {
      const rows = await database.query<{ id: number; fingerprint: string }>(
        `select id, fingerprint from ${documents}`,
      );
      return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
    },

    synonyms: readSynonyms,
  };

  function readSynonyms(): Promise<Synonym[]> {
    return database.query<Synonym>(
      `select term, meaning from ${synonyms} order by term collate "C", meaning collate "C"`,
    );
  }
}

function toRow(place: IndexedRestaurant) {
  return { id: place.id, fingerprint: fingerprintOf(place), place: indexedRestaurantSchema.parse(place) };
}
