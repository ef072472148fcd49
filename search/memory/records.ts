import type { Fold } from '../search-terms.ts';
import { buildColumns, byBest, type Columns } from './columns.ts';
import { Dishes } from './dishes.ts';
import { inSlices } from './in-slices.ts';
import { recordOf, type PlaceRecord } from './place-record.ts';
import type { StoredIndex } from './stored-index.ts';
import { Vocabulary } from './vocabulary.ts';

interface Records {
  readonly vocabulary: Vocabulary;
  readonly dishes: Dishes;
  /** Returns columns for the current state in PostgreSQL; reads only changed places. */
  read(): Promise<Columns>;
}

/** Keeps the records of one index in step with PostgreSQL. */
export function openRecords(stored: StoredIndex, fold: Fold): Records {
  const vocabulary = new Vocabulary();
  const dishes = new Dishes(fold);
  const known = new Map<number, PlaceRecord>();
  let columns: Columns | undefined;

  return {
    vocabulary,
    dishes,
    async read() {
      const present = await stored.fingerprints();
      for (const id of known.keys()) if (!present.has(id)) known.delete(id);
      const changed = [...present].filter(([id, print]) => known.get(id)?.fingerprint !== print);
      for await (const { fingerprint, place } of stored.places(changed.map(([id]) => id))) {
        known.set(place.id, recordOf(place, fingerprint, { fold, vocabulary }));
        for (const dish of place.dishes ?? []) dishes.add(dish);
      }
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
