import { compareIndex, fingerprintOf } from '#search';
import { findIndexedPlaces } from '../queries/indexed-places.ts';
import { listPlacesWithSpecialHours } from '../queries/special-hours.ts';
import { notePlaceChanges } from './search-changes.ts';
import type { Indexing } from './sync-index.ts';

const BATCH = 500;

/**
 * Special days come and go with the date, which no trigger sees. Queues the places whose opening times for the week
 * from today differ from the index; returns their number. Call it daily.
 */
export async function noteSpecialDays({ payload, pool, search }: Indexing): Promise<number> {
  const ids = await listPlacesWithSpecialHours(payload);
  if (ids.length === 0) return 0;
  const fingerprints = new Map<number, string>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const places = await findIndexedPlaces(payload, ids.slice(start, start + BATCH));
    for (const place of places) fingerprints.set(place.id, fingerprintOf(place));
  }
  // PostgreSQL always has an index, and all engines get the same changes.
  const { stale } = await compareIndex(search.upkeep.indexOf('postgres'), { fingerprints, synonyms: [] });
  await notePlaceChanges(pool, stale);
  return stale.length;
}
