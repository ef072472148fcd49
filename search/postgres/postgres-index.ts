import type { SearchIndex } from '../engine.ts';
import { fingerprintOf, type IndexedRestaurant } from '../indexed-restaurant.ts';
import type { Synonym } from '../query.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { tidySynonyms } from '../synonym-variants.ts';
import type { Remember, SingleFlight } from '../remember.ts';
import type { SqlDatabase } from './database.ts';
import { answerFromColumns } from './answer-from-columns.ts';
import { loadColumns } from './columns.ts';
import { openTextReading } from './read-text.ts';
import { indexDeletions } from './near-misses.ts';
import type { IndexTables } from './tables.ts';
import { unitVector } from './unit-vector.ts';

interface PostgresIndexOptions {
  readonly database: SqlDatabase;
  readonly tables: IndexTables;
  readonly fold: Fold;
  readonly remember: Remember;
  readonly singleFlight: SingleFlight;
}

/** One set of tables as an index. */
export function postgresIndex({
  database,
  tables,
  fold,
  remember,
  singleFlight,
}: PostgresIndexOptions): SearchIndex & { warm(): Promise<void> } {
  const { documents, words, synonyms } = tables;
  const textsOf = openTextReading(database, tables);
  // While an import changes the index again and again, searches must not read it several times over.
  const readState = singleFlight(async () => {
    const columns = await loadColumns(database, tables);
    return { columns, readText: textsOf(columns) };
  });

  return {
    async search(request) {
      const { columns, readText } = await remember('state', readState);
      if (request.terms.key === '') return answerFromColumns(columns, request, null);
      const text = await readText(request.terms, await remember('synonyms', readSynonyms));
      return answerFromColumns(columns, request, text);
    },

    async warm() {
      await remember('state', readState);
    },

    async upsert(places) {
      if (places.length === 0) return;
      const rows = places.map((place) => toRow(place, fold));
      await database.transaction(async (query) => {
        await query(
          `insert into ${documents} (id, name_key, category, neighborhood, price, rating, review_count, score,
             position, tags, open_minutes, name_words, all_words, fingerprint)
           select id, name_key, category, neighborhood, price, rating, review_count, score,
             cube(position), tags, open_minutes, array_to_tsvector(name_words), array_to_tsvector(all_words), fingerprint
           from jsonb_to_recordset($1::jsonb) as r(id int, name_key text, category text, neighborhood text, price text,
             rating float8, review_count int, score float8, position float8[], tags text[],
             open_minutes int4multirange, name_words text[], all_words text[], fingerprint text)
           on conflict (id) do update set name_key = excluded.name_key, category = excluded.category,
             neighborhood = excluded.neighborhood, price = excluded.price, rating = excluded.rating,
             review_count = excluded.review_count, score = excluded.score, position = excluded.position, tags = excluded.tags, open_minutes = excluded.open_minutes,
             name_words = excluded.name_words, all_words = excluded.all_words, fingerprint = excluded.fingerprint`,
          [JSON.stringify(rows)],
        );
        const newWords = await unknownWords(query, rows);
        // Words that no place has any more stay until the next rebuild: they lead to no document.
        await query(
          `insert into ${words} (word, deletions) select word, deletions
           from jsonb_to_recordset($1::jsonb) as r(word text, deletions text[]) order by word on conflict do nothing`,
          [JSON.stringify(newWords.map((word) => ({ word, deletions: indexDeletions(word) })))],
        );
      });
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

  async function unknownWords(query: SqlDatabase['query'], rows: readonly { all_words: string[] }[]) {
    const used = [...new Set(rows.flatMap((row) => row.all_words))];
    const unknown = await query<{ word: string }>(
      `select word from unnest($1::text[]) as used(word) where not exists (select 1 from ${words} w where w.word = used.word)`,
      [used],
    );
    return unknown.map(({ word }) => word);
  }

  function readSynonyms(): Promise<Synonym[]> {
    return database.ask<Synonym>(
      `select term, meaning from ${synonyms} order by term collate "C", meaning collate "C"`,
      [],
    );
  }
}

function positionOf({ latitude, longitude }: IndexedRestaurant) {
  return latitude === null || longitude === null ? null : unitVector({ latitude, longitude });
}

/** What PostgreSQL's `levenshtein` takes; no name is longer. */
const MAX_WORD_LENGTH = 255;

function toRow(place: IndexedRestaurant, fold: Fold) {
  const name_key = searchKey(fold, place.name);
  const name_words = indexWords(name_key);
  const others = [place.category, place.neighborhood, place.address].map((text) => searchKey(fold, text));
  return {
    id: place.id,
    name_key,
    category: place.category,
    neighborhood: place.neighborhood,
    price: place.priceRange,
    rating: place.rating,
    review_count: place.reviewCount,
    score: place.score,
    position: positionOf(place),
    tags: place.tags,
    open_minutes: `{${place.openMinutes.map(({ from, to }) => `[${from},${to})`).join(',')}}`,
    name_words,
    all_words: [...new Set([...name_words, ...others.flatMap(indexWords)])],
    fingerprint: fingerprintOf(place),
  };
}

function indexWords(key: string): string[] {
  return [...new Set(wordsOf(key).map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}
