import { UNKNOWN_FIELDS } from '#cms/imports/map/restaurant-fields';
import { openVersionWriter } from '#cms/imports/commit/version-tables';
import { writePlaces } from '#cms/imports/commit/write-places';
import { inTransaction } from '#cms/database/in-transaction';
import { cityDay } from '#domain/calendar/city-time';
import { SAMPLE_SOURCE } from '#domain/places/sample-source';
import type { Payload } from 'payload';
import { asRows, withDates, type SamplePlace } from '../rows/sample-place.ts';

/**
 * Stores new places as an import does, in a few statements instead of hundreds, for benchmark-sized data. A
 * test compares the result with what Payload writes.
 */
export async function storeInBulk(payload: Payload, places: readonly SamplePlace[]): Promise<void> {
  const { pool } = payload.db;
  const versions = await openVersionWriter(pool);
  const today = cityDay(new Date());
  const create = places.map((sample) => {
    const { id, tags = [], dishes, formerNames, openingHours = null, ...place } = withDates(sample, today);
    return {
      id,
      source: SAMPLE_SOURCE,
      sourceKey: String(id),
      origins: null,
      fields: {
        ...UNKNOWN_FIELDS,
        ...dropUndefined(place),
        tags,
        openingHours,
        dishes: asRows(dishes),
        formerNames: asRows(formerNames),
      },
    };
  });
  await inTransaction(pool, (client) =>
    writePlaces(client, versions, { create, update: [], now: new Date().toISOString() }),
  );
}

function dropUndefined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  // Omitted fields default to `UNKNOWN_FIELDS`.
  return Object.fromEntries(known) as { [K in keyof T]: Exclude<T[K], undefined> };
}
