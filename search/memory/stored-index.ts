import type { SearchIndex } from '../engine.ts';
import { fingerprintOf, indexedRestaurantSchema, type IndexedRestaurant } from '../indexed-restaurant.ts';
import type { Synonym } from '../query.ts';
import type { Fold } from '../search-terms.ts';
import { tidySynonyms } from '../synonym-variants.ts';
import type { SqlDatabase } from './database.ts';
import type { IndexTables } from './tables.ts';

/** Places per statement: preparing more would keep visitors waiting. */
const BATCH = 100;

/** The part of an index that lives in PostgreSQL: everything except search. */
export function storedIndex({
  database,
  tables: { documents, synonyms },
  fold,
}: {
  database: SqlDatabase;
  tables: IndexTables;
  fold: Fold;
}): Omit<SearchIndex, 'search'> {
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

    synonyms: () =>
      database.query<Synonym>(
        `select term, meaning from ${synonyms} order by term collate "C", meaning collate "C"`,
      ),
  };
}

function toRow(place: IndexedRestaurant) {
  return { id: place.id, fingerprint: fingerprintOf(place), place: indexedRestaurantSchema.parse(place) };
}
