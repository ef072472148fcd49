import { inTransaction } from '#cms/database/in-transaction';
import { openVersionWriter } from '#cms/imports/commit/version-tables';
import { writePlaces, type NewPlace } from '#cms/imports/commit/write-places';
import { UNKNOWN_FIELDS } from '#cms/imports/map/restaurant-fields';
import { openPanelValidation } from '#cms/imports/plan/panel-validation';
import { cityDay } from '#domain/calendar/city-time';
import { SAMPLE_SOURCE } from '#domain/places/sample-source';
import type { Payload } from 'payload';
import { SeedFault } from '../rows/sample-file.ts';
import { asRows, withDates, type SamplePlace } from '../rows/sample-place.ts';

const BATCH = 500;

/**
 * Stores the places whose ids do not exist yet, as an import does: a batch in one transaction of a few statements.
 * @throws SeedFault for a place that the panel would refuse
 */
export async function storePlaces(
  payload: Payload,
  places: readonly SamplePlace[],
): Promise<{ created: number; present: number }> {
  const { pool } = payload.db;
  const present = await findPlaceIds(payload);
  const missing = places.filter((place) => !present.has(place.id));
  const [versions, validate] = [await openVersionWriter(pool), await openPanelValidation(payload)];
  const today = cityDay(new Date());
  for (let start = 0; start < missing.length; start += BATCH) {
    const create = missing.slice(start, start + BATCH).map((place) => toNewPlace(place, today));
    for (const { id, fields } of create) {
      const [fault] = await validate(fields);
      if (fault) throw new SeedFault(`places.json: ${id}: ${fault.field}: ${fault.message}`);
    }
    const now = new Date().toISOString();
    await inTransaction(pool, (client) => writePlaces(client, versions, { create, update: [], now }));
  }
  // Explicit ids do not advance the sequence: the next place created manually would collide.
  await pool.query(`select setval('restaurants_id_seq', greatest((select max(id) from restaurants), 1))`);
  return { created: missing.length, present: places.length - missing.length };
}

export async function findPlaceIds({ db }: Payload): Promise<ReadonlySet<number>> {
  const { rows } = await db.pool.query<{ id: number }>('select id from restaurants');
  return new Set(rows.map(({ id }) => id));
}

function toNewPlace(sample: SamplePlace, today: string): NewPlace {
  const {
    id,
    source,
    sourceKey,
    tags = [],
    dishes,
    formerNames,
    openingHours,
    ...place
  } = withDates(sample, today);
  const lists = { tags, dishes: asRows(dishes), formerNames: asRows(formerNames) };
  return {
    id,
    source: source ?? SAMPLE_SOURCE,
    sourceKey: sourceKey ?? String(id),
    origins: null,
    fields: Object.assign({ ...UNKNOWN_FIELDS }, place, lists, { openingHours: openingHours ?? null }),
  };
}
