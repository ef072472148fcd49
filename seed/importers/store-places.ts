import { cityDay } from '#domain/calendar/city-time';
import { toStoredDay } from '#domain/calendar/stored-day';
import { SAMPLE_SOURCE } from '#domain/places/sample-source';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { inTransaction } from '../lib/in-transaction.ts';
import { asRows, withDates, type SamplePlace } from '../rows/sample-place.ts';

const BATCH = 100;

export type StoreBatch = (payload: Payload, places: readonly SamplePlace[]) => Promise<void>;

/** Stores the places whose ids do not exist yet, one transaction per batch. */
export async function storePlaces(
  payload: Payload,
  places: readonly SamplePlace[],
  { storeBatch = storeThroughPayload, batch = BATCH }: { storeBatch?: StoreBatch; batch?: number } = {},
): Promise<{ created: number; present: number }> {
  const present = await findPlaceIds(payload);
  const missing = places.filter((place) => !present.has(place.id));
  for (let start = 0; start < missing.length; start += batch) {
    await storeBatch(payload, missing.slice(start, start + batch));
  }
  // Explicit ids do not advance the sequence: the next place created manually would collide.
  await payload.db.drizzle.execute(
    sql`select setval('restaurants_id_seq', greatest((select max(id) from restaurants), 1))`,
  );
  return { created: missing.length, present: places.length - missing.length };
}

export async function findPlaceIds(payload: Payload): Promise<ReadonlySet<unknown>> {
  const { rows } = await payload.db.drizzle.execute(sql`select id from restaurants`);
  return new Set(rows.map(({ id }) => id));
}

function storeThroughPayload(payload: Payload, places: readonly SamplePlace[]): Promise<void> {
  const today = cityDay(new Date());
  return inTransaction(payload, async (req) => {
    for (const sample of places) {
      const { published, openingHours, openedOn, closedOn, specialHours, dishes, formerNames, ...place } =
        withDates(sample, today);
      await payload.create({
        collection: 'restaurants',
        data: {
          ...place,
          hoursKnown: openingHours != null,
          openingHours: openingHours ?? [],
          openedOn: openedOn && toStoredDay(openedOn),
          closedOn: closedOn && toStoredDay(closedOn),
          specialHours: specialHours.map(({ date, ...hours }) => ({ ...hours, date: toStoredDay(date) })),
          dishes: asRows(dishes),
          formerNames: asRows(formerNames),
          source: place.source ?? SAMPLE_SOURCE,
          sourceKey: place.sourceKey ?? String(place.id),
          _status: published ? 'published' : 'draft',
        },
        draft: !published,
        req,
      });
    }
  });
}
