import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import type { Fold } from '../search-terms.ts';
import { byBest, toColumns, type Columns } from './columns.ts';
import type { SqlDatabase } from './database.ts';
import { Dishes } from './dishes.ts';
import { recordOf, type PlaceRecord } from './place-record.ts';
import type { IndexTables } from './tables.ts';
import { Vocabulary } from './vocabulary.ts';

/** Places per batch: each batch blocks the event loop. */
const BATCH = 500;

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

  async function loadChanges(): Promise<boolean> {
    const rows = await database.query<{ id: number; fingerprint: string }>(
      `select id, fingerprint from ${documents}`,
    );
    const present = new Set(rows.map(({ id }) => id));
    const gone = [...known.keys()].filter((id) => !present.has(id));
    for (const id of gone) known.delete(id);
    const changed = rows.filter(({ id, fingerprint }) => known.get(id)?.fingerprint !== fingerprint);
    for (let from = 0; from < changed.length; from += BATCH) {
      const ids = changed.slice(from, from + BATCH).map(({ id }) => id);
      const places = await database.query<{ id: number; fingerprint: string; place: IndexedRestaurant }>(
        `select id, fingerprint, place from ${documents} where id = any($1::int[])`,
        [ids],
      );
      for (const { id, fingerprint, place } of places) {
        known.set(id, recordOf({ ...place, id }, fingerprint, { fold, vocabulary }));
        for (const dish of place.dishes ?? []) dishes.add(dish);
      }
      await nextTurn();
    }
    return gone.length + changed.length > 0;
  }

  return {
    vocabulary,
    dishes,
    async read() {
      const isChanged = await loadChanges();
      if (isChanged || !columns) columns = toColumns([...known.values()].sort(byBest), vocabulary.size);
      return columns;
    },
  };
}
