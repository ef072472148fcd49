import type { SearchIndex } from '../engine.ts';
import { fingerprintOf, indexedRestaurantSchema, type IndexedRestaurant } from '../indexed-restaurant.ts';
import type { Synonym } from '../query.ts';
import type { Generation, SqlDatabase } from './tables.ts';

/** Places per statement: more would keep visitors waiting for some milliseconds. */
const BATCH = 100;
const FINGERPRINTS = 3_000;

export interface StoredPlace {
  readonly fingerprint: string;
  readonly place: IndexedRestaurant;
}

/** The part of an index that lives in PostgreSQL: everything except search. */
export interface StoredIndex extends Omit<SearchIndex, 'search'> {
  /** Yields those of these places that are stored. */
  places(ids: readonly number[]): AsyncIterable<StoredPlace>;
}

export function storedIndex(database: SqlDatabase, generation: Generation): StoredIndex {
  const [documents, synonyms] = [`search_documents${generation}`, `search_synonyms${generation}`];
  return {
    async upsert(places) {
      for (let from = 0; from < places.length; from += BATCH) {
        await database.query(
          `insert into ${documents} (id, fingerprint, place)
           select id, fingerprint, place from jsonb_to_recordset($1::jsonb) as r(id int, fingerprint text, place json)
           on conflict (id) do update set fingerprint = excluded.fingerprint, place = excluded.place`,
          [JSON.stringify(places.slice(from, from + BATCH).map(toRow))],
        );
      }
    },

    async remove(ids) {
      if (ids.length > 0) await database.query(`delete from ${documents} where id = any($1::int[])`, [ids]);
    },

    setSynonyms: (given) =>
      database.transaction(async (query) => {
        await query(`delete from ${synonyms}`);
        await query(
          `insert into ${synonyms} (term, meaning) select term, meaning
           from jsonb_to_recordset($1::jsonb) as r(term text, meaning text)`,
          [JSON.stringify(given)],
        );
      }),

    async fingerprints() {
      const found = new Map<number, string>();
      for (let after = 0; ;) {
        const rows = await database.query<{ id: number; fingerprint: string }>(
          `select id, fingerprint from ${documents} where id > $1 order by id limit ${FINGERPRINTS}`,
          [after],
        );
        for (const { id, fingerprint } of rows) found.set(id, fingerprint);
        const last = rows.at(-1);
        if (!last) return found;
        after = last.id;
      }
    },

    synonyms: () =>
      database.query<Synonym>(
        `select term, meaning from ${synonyms} order by term collate "C", meaning collate "C"`,
      ),

    async *places(ids) {
      for (let from = 0; from < ids.length; from += BATCH) {
        yield* await database.query<StoredPlace>(
          `select fingerprint, place from ${documents} where id = any($1::int[])`,
          [ids.slice(from, from + BATCH)],
        );
      }
    },
  };
}

function toRow(place: IndexedRestaurant) {
  return { id: place.id, fingerprint: fingerprintOf(place), place: indexedRestaurantSchema.parse(place) };
}
