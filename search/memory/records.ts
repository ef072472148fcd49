import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import type { Fold } from '../search-terms.ts';
import { buildColumns, byBest, type Columns } from './columns.ts';
import type { SqlDatabase } from './database.ts';
import { Dishes } from './dishes.ts';
import { inSlices } from './in-slices.ts';
import { recordOf, type PlaceRecord } from './place-record.ts';
import type { IndexTables } from './tables.ts';
import { Vocabulary } from './vocabulary.ts';

/** Places per statement: reading a batch keeps others waiting for some milliseconds. */
const BATCH = 100;
const FINGERPRINTS = 3_000;

interface Records {
  readonly vocabulary: Vocabulary;
  readonly dishes: Dishes;
  /** Returns columns for the current state in PostgreSQL; reads only changed places. */
  read(): Promise<Columns>;
}

/** Keeps the records of one index in step with PostgreSQL. */
export function openRecords({
  database,
  tables: { documents },
  fold,
}: {
  database: SqlDatabase;
  tables: IndexTables;
  fold: Fold;
}): Records {
  const vocabulary = new Vocabulary();
  const dishes = new Dishes(fold);
  const known = new Map<number, PlaceRecord>();
  let columns: Columns | undefined;

  async function readFingerprints(): Promise<Map<number, string>> {
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
  }

  async function readPlaces(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const places = await database.query<{ id: number; fingerprint: string; place: IndexedRestaurant }>(
        `select id, fingerprint, place from ${documents} where id = any($1::int[])`,
        [ids.slice(from, from + BATCH)],
      );
      for (const { id, fingerprint, place } of places) {
        known.set(id, recordOf({ ...place, id }, fingerprint, { fold, vocabulary }));
        for (const dish of place.dishes ?? []) dishes.add(dish);
      }
    }
  }

  return {
    vocabulary,
    dishes,
    async read() {
      const present = await readFingerprints();
      for (const id of known.keys()) if (!present.has(id)) known.delete(id);
      const isKnown = (id: number, fingerprint: string) => known.get(id)?.fingerprint === fingerprint;
      await readPlaces([...present].flatMap(([id, fingerprint]) => (isKnown(id, fingerprint) ? [] : [id])));
      const before = columns?.best ?? [];
      const kept = before.filter((record) => known.get(record.id) === record);
      if (columns && kept.length === before.length && kept.length === known.size) return columns;
      const stays = new Set(kept);
      const fresh = [...known.values()].filter((record) => !stays.has(record)).sort(byBest);
      // Two sorted runs, which the sort merges.
      const best = [...kept, ...fresh].sort(byBest);
      columns = await inSlices(buildColumns(best, vocabulary));
      return columns;
    },
  };
}
