import { placesOf, type PlaceList } from '#domain/lists/place-list';
import { bodyOf } from '#cms/test/body-of';
import {
  createDiner,
  createRestaurant,
  createReview,
  createSavedList,
  createStory,
} from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';
import { forgetImports } from '../commit/forget-imports.ts';
import { mergePlaces } from './merge-places.ts';
import { listMerges, undoMerge } from './undo-merge.ts';

const cms = useTestCms();

/** Histories, queues and counters go on; diners' lists have times. */
const GOES_ON = /^_restaurants_v|^search_|^saved_lists$|^place_merges$/;

/** All rows of all tables. */
async function readAll(): Promise<Record<string, unknown>> {
  const { pool } = cms.payload.db;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of rows.filter((table) => !GOES_ON.test(table.name))) {
    const found = await pool.query(`select to_jsonb(t) as row from "${name}" t order by 1`);
    all[name] = found.rows.map(({ row }) => row);
  }
  return all;
}

async function listed(id: number): Promise<number[]> {
  const { lists } = await cms.payload.findByID({ collection: 'saved-lists', id });
  return (lists as PlaceList[]).flatMap(placesOf).map((place) => place.id);
}

/** Two places that all kinds of content refer to. */
async function createTwins(): Promise<{ keepId: number; dropId: number; lists: readonly number[] }> {
  const { payload } = cms;
  const [keep, drop, third] = [
    await createRestaurant(payload, { name: 'Blue Crab', rating: 3, tags: ['outdoor'] }),
    await createRestaurant(payload, {
      name: 'Blue Crab House',
      rating: 5,
      tags: ['delivery', 'quiet'],
      openingHours: [{ day: 'mon', opens: '11:00', closes: '22:00' }],
      hoursKnown: true,
    }),
    await createRestaurant(payload),
  ];
  const both = (await createDiner(payload)).id;
  await createReview(payload, { restaurant: keep.id, user: both });
  for (const user of [both, (await createDiner(payload)).id])
    await createReview(payload, { restaurant: drop.id, user });
  await payload.create({
    collection: 'problem-reports',
    data: { restaurant: drop.id, kind: 'other', text: 'Is this open at all?', state: 'new' },
  });
  await payload.updateGlobal({
    slug: 'listing-rules',
    data: {
      pinnedIds: [{ placeId: third.id }, { placeId: drop.id }],
      pinnedFirstIds: [{ placeId: drop.id }, { placeId: keep.id }],
      excludedIds: [{ placeId: drop.id }],
    },
  });
  const card = (restaurant: number) => ({
    type: 'block',
    version: 2 as const,
    format: '' as const,
    fields: { id: `card${restaurant}`, blockName: '', blockType: 'restaurantCard', restaurant },
  });
  await createStory(payload, { restaurant: drop.id, body: bodyOf(card(drop.id), card(keep.id)) });
  await payload.db.pool.query(
    `insert into place_keys values ('list', 'a' || $1::int, $1), ('list', 'b' || $2::int, $2)`,
    [drop.id, keep.id],
  );
  await payload.db.pool.query(`update restaurants set source = 'other', source_key = id where id = $1`, [
    drop.id,
  ]);
  await payload.create({
    collection: 'redirects',
    data: { from: `/crab-house-${drop.id}`, to: `/restaurants/${drop.id}` },
  });
  const lists = [await createSavedList(payload, { places: [drop.id, third.id] })];
  lists.push(await createSavedList(payload, { places: [keep.id, drop.id] }));
  return { keepId: keep.id, dropId: drop.id, lists: lists.map(({ id }) => id) };
}

it('an undone merge leaves every row as it was, and happens once', async () => {
  const { pool } = cms.payload.db;
  const { keepId, dropId, lists } = await createTwins();
  const before = { all: await readAll(), lists: await Promise.all(lists.map(listed)) };
  await mergePlaces(pool, { keepId, dropId, take: ['rating', 'tags', 'openingHours'], by: 'anna' });
  expect(await listMerges(pool)).toMatchObject([
    { id: dropId, name: 'Blue Crab House', into: 'Blue Crab', by: 'anna' },
  ]);
  const twice = await Promise.allSettled([undoMerge(pool, dropId), undoMerge(pool, dropId)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(twice).toContainEqual({
    status: 'fulfilled',
    value: 'Blue Crab House is a place of its own again.',
  });
  expect(await readAll()).toEqual(before.all);
  expect(await Promise.all(lists.map(listed))).toEqual(before.lists);
  expect(await listMerges(pool)).toEqual([]);
  // And it can be merged again.
  await mergePlaces(pool, { keepId, dropId, take: [], by: 'anna' });
});

it('what somebody has changed since a merge stays as they left it', async () => {
  const { payload } = cms;
  const { pool } = payload.db;
  const { keepId, dropId, lists } = await createTwins();
  await mergePlaces(pool, { keepId, dropId, take: ['rating'], by: 'anna' });
  await payload.update({ collection: 'restaurants', id: keepId, data: { rating: 4 } });
  const publish = () => cms.as('data')('PATCH', `/restaurants/${dropId}`, { _status: 'published' });
  expect(await publish()).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining('Undo the merge under “Duplicates”') }] },
  });
  await pool.query('update saved_lists set lists = $1 where id = $2', [JSON.stringify([]), lists[0]]);
  expect(await undoMerge(pool, dropId)).toBe(
    'Blue Crab House is a place of its own again. Blue Crab says what it says now: somebody has changed the place since.',
  );
  expect(await payload.findByID({ collection: 'restaurants', id: keepId })).toMatchObject({ rating: 4 });
  expect(await payload.findByID({ collection: 'restaurants', id: dropId })).toMatchObject({
    rating: 5,
    _status: 'published',
  });
});

it('merges of one place after another are undone the last one first', async () => {
  const { pool } = cms.payload.db;
  const { keepId, dropId } = await createTwins();
  const last = (await createRestaurant(cms.payload, { name: 'Crabs' })).id;
  await mergePlaces(pool, { keepId, dropId, take: [], by: 'anna' });
  await mergePlaces(pool, { keepId: last, dropId: keepId, take: [], by: 'anna' });
  await expect(undoMerge(pool, dropId)).rejects.toThrow(
    'Blue Crab has been merged with another place since; undo that first.',
  );
  await undoMerge(pool, keepId);
  expect((await listMerges(pool)).find(({ id }) => id === dropId)).toMatchObject({ into: 'Blue Crab' });
  await undoMerge(pool, dropId);
  await expect(undoMerge(pool, last)).rejects.toThrow('undone already');
  await mergePlaces(pool, { keepId, dropId, take: [], by: 'anna' });
  await forgetImports(pool, { now: new Date(Date.now() + 91 * 24 * 60 * 60 * 1000), undoDays: 90 });
  expect((await listMerges(pool)).map(({ id }) => id)).not.toContain(dropId);
  await expect(undoMerge(pool, dropId)).rejects.toThrow('too long ago');
  const own = await cms.as('data')('PATCH', `/restaurants/${dropId}`, { _status: 'published' });
  expect(own.status).toBe(200);
  await expect(undoMerge(pool, dropId)).rejects.toThrow('undone already');
});
