import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';
import { multiplyPlaces } from '../lib/multiply-places.ts';
import { readSampleRows } from '../rows/sample-file.ts';
import { cityDay } from '#domain/calendar/city-time';
import { toStoredDay } from '#domain/calendar/stored-day';
import { SAMPLE_SOURCE } from '#domain/places/sample-source';
import { asRows, samplePlaceSchema, withDates } from '../rows/sample-place.ts';
import { storePlaces } from './store-places.ts';

const PLACES = multiplyPlaces(await readSampleRows('places.json', samplePlaceSchema), 120);
/** All rows of a place, without timestamps and row ids. */
const TABLES = {
  restaurants: `select to_jsonb(r) - '{created_at,updated_at}'::text[] as row from restaurants r order by id`,
  hours: `select to_jsonb(h) - 'id' as row from restaurants_opening_hours h order by _parent_id, _order`,
  tags: `select to_jsonb(t) - 'id' as row from restaurants_tags t order by parent_id, "order"`,
  versions: `select to_jsonb(v) - '{id,created_at,updated_at,version_created_at,version_updated_at}'::text[] as row
    from _restaurants_v v order by parent_id`,
  'hours of versions': `select to_jsonb(h) - '{id,_parent_id,_uuid}'::text[] || jsonb_build_object('place', v.parent_id,
      'is_that_of_the_place', exists (select from restaurants_opening_hours o where o.id = h._uuid)) as row
    from _restaurants_v_version_opening_hours h join _restaurants_v v on v.id = h._parent_id order by v.parent_id, _order`,
  'special hours': `select to_jsonb(h) - 'id' as row from restaurants_special_hours h order by _parent_id, _order`,
  'tags of versions': `select to_jsonb(t) - '{id,parent_id}'::text[] || jsonb_build_object('place', v.parent_id) as row
    from _restaurants_v_version_tags t join _restaurants_v v on v.id = t.parent_id order by v.parent_id, "order"`,
};

const cms = useTestCms();

async function readTables(): Promise<Record<string, unknown[]>> {
  const read = Object.entries(TABLES).map(async ([name, text]) => {
    const { rows } = await cms.indexing.pool.query<{ row: unknown }>(text);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const emptyPlaces = () => cms.payload.delete({ collection: 'restaurants', where: { id: { exists: true } } });

async function createEach(): Promise<void> {
  for (const sample of PLACES) {
    const { published, openingHours, openedOn, closedOn, specialHours, dishes, formerNames, ...place } =
      withDates(sample, cityDay(new Date()));
    await cms.payload.create({
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
        source: SAMPLE_SOURCE,
        sourceKey: String(place.id),
        _status: published ? 'published' : 'draft',
      },
      draft: !published,
    });
  }
}

it('writes the same rows as Payload, including versions', async () => {
  await createEach();
  const expected = await readTables();
  for (const [name, rows] of Object.entries(expected)) expect(rows.length, name).toBeGreaterThan(20);
  await emptyPlaces();
  expect((await readTables()).versions).toEqual([]);
  await storePlaces(cms.payload, PLACES);
  const stored = await readTables();
  for (const [name, rows] of Object.entries(expected)) expect(stored[name], name).toEqual(rows);
});

it('stores places that the admin panel finds, changes and publishes', async () => {
  const draft = PLACES.find(({ published }) => !published);
  const { docs } = await cms.payload.find({ collection: 'restaurants', draft: true, pagination: false });
  expect(docs).toHaveLength(PLACES.length);
  const changed = await cms.payload.update({
    collection: 'restaurants',
    id: draft?.id ?? 0,
    data: { _status: 'published' },
  });
  expect(changed).toMatchObject({ name: draft?.name, _status: 'published' });
});

it('stores all of a batch or nothing', async () => {
  await emptyPlaces();
  const [first, second] = PLACES;
  const twice = [first, second, first].flatMap((place) => place ?? []);
  await expect(storePlaces(cms.payload, twice)).rejects.toThrow(/duplicate key/);
  const unnamed = [first, second].flatMap((place) => (place ? { ...place, name: '' } : []));
  await expect(storePlaces(cms.payload, unnamed)).rejects.toThrow(/^places\.json: 1000000: name: /);
  expect(await cms.payload.count({ collection: 'restaurants' })).toEqual({ totalDocs: 0 });
});
