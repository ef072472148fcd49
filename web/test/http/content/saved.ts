import type { Restaurant } from '#contract/restaurants';
import type { Saved, SharedList } from '#contract/saved';
import { changeList, changePlace, placesOf, type PlaceFacts, type PlaceList } from '#domain/lists/place-list';
import { createRestaurant } from '#cms/test/factories';
import { mergePlaces } from '#cms/imports/duplicates/merge-places';
import { forgetExpired } from '#cms/background/forget-expired';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { listOf } from '../site/list-of.ts';
import { signIn, signInDiner } from '../site/sign-in-diner.ts';
import { site } from '../site/sample-site.ts';
import type { Visitor } from '../site/visitor.ts';

const { call, missing } = watchContract([
  'getSaved',
  'mergeSaved',
  'shareSaved',
  'getSharedSaved',
  'listRestaurantsByIds',
]);

let [a, b, c, d] = [0, 0, 0, 0];
let listed: number[];

beforeAll(async () => {
  listed = ((await site.send('/api/restaurants')).json() as Restaurant[]).map(({ id }) => id);
  [a = 0, b = 0, c = 0, d = 0] = listed;
});

async function merge(visitor: Visitor, lists: readonly PlaceList[], deviceKey?: string): Promise<Saved> {
  return (await call(visitor, 'mergeSaved', 200, { body: { lists, deviceKey } })).json() as Saved;
}
async function share(deviceKey: string, ...lists: PlaceList[]): Promise<Saved> {
  return (await call(site.visitor(), 'shareSaved', 200, { body: { lists, deviceKey } })).json() as Saved;
}
const stored = async (visitor: Visitor) => (await call(visitor, 'getSaved', 200)).json() as Saved;
const read = (token = '') => site.send(`/api/saved/shared/${token}`);
const readList = async (token = '') =>
  (await call(site.visitor(), 'getSharedSaved', 200, { params: { token } })).json() as SharedList;
const newDeviceKey = () => randomBytes(16).toString('hex');
const edit = (list: PlaceList, id: number, facts: Partial<PlaceFacts>, later = 0) =>
  changePlace(list, id, facts, Date.now() + later);
const ids = ({ lists }: Saved, at = 0) => placesOf(lists[at] ?? listOf([])).map(({ id }) => id);

describe('a diner’s lists', () => {
  it('take each change once, and are private to each diner', async () => {
    const { visitor } = await signInDiner(site);
    const list = listOf([a, b], { key: 'night', name: ' Date \n night ' });
    const first = await merge(visitor, [list]);
    expect(first.lists).toMatchObject([{ key: 'night', name: 'Date night', shared: false }]);
    expect(ids(first)).toEqual([a, b]);
    expect(await merge(visitor, [list])).toEqual(first);
    const noted = await merge(visitor, [edit(list, b, { note: ' Soup\r\nof the day ', beenThere: true }, 5)]);
    expect(noted.lists[0]?.places.find(({ id }) => id === b)).toMatchObject({
      note: 'Soup\nof the day',
      beenThere: true,
    });
    await merge(visitor, [edit(list, a, { removed: true }, 5)]);
    expect(ids(await stored(visitor))).toEqual([b]);
    expect(await stored((await signInDiner(site)).visitor)).toEqual({ lists: [], links: {} });
  });

  it('lose nothing when several devices merge theirs at once', async () => {
    const { visitor, username } = await signInDiner(site);
    const devices = await Promise.all(
      [[a], [b, c], [c, d]].map(async (places) => {
        const device = site.visitor();
        await signIn(device, username);
        return { device, places };
      }),
    );
    await Promise.all(devices.map(({ device, places }) => merge(device, [listOf(places)])));
    expect(ids(await stored(visitor)).toSorted()).toEqual([a, b, c, d].toSorted());
  });

  it('take a time to come as now, so that a fast clock does not win forever', async () => {
    const { visitor } = await signInDiner(site);
    const list = listOf([a]);
    const ahead = await merge(visitor, [edit(list, a, { note: 'From the future' }, 10 ** 9)]);
    const [kept = list] = ahead.lists;
    expect(kept.places[0]?.updatedAt).toBeLessThanOrEqual(Date.now());
    const later = await merge(visitor, [edit(kept, a, { note: 'Now' })]);
    expect(later.lists[0]?.places[0]?.note).toBe('Now');
  });

  it('are refused completely if there is no room, and say why', async () => {
    const { visitor } = await signInDiner(site);
    const full = listOf(Array.from({ length: 500 }, (_, index) => index + 1));
    await merge(visitor, [full]);
    const refuse = async (lists: unknown) =>
      (await call(visitor, 'mergeSaved', 400, { body: { lists } })).text;
    expect(await refuse([listOf([501]), listOf([a], { key: 'night' })])).toMatch(
      /^A list holds 500 places\./,
    );
    expect((await stored(visitor)).lists).toHaveLength(1);
    const list = listOf([a]);
    for (const [wrong, text] of [
      [{ ...list, name: ' ' }, 'Name the list'],
      [{ ...list, name: 'x'.repeat(61) }, 'The name of a list has at most 60 characters'],
      [{ ...list, key: '<b>' }, 'This is not the key of a list'],
      [edit(list, 0, {}), 'lists.0.places.0.id: this must be more than 0.'],
      [edit(list, a, { note: 'x'.repeat(4_001) }), 'A note has at most 4000 characters'],
    ] as const) {
      expect(await refuse([wrong])).toBe(text);
    }
    await call(visitor, 'mergeSaved', 413, { body: { lists: ['x'.repeat(1024 * 1024)] } });
  });

  it('store text that no database takes', async () => {
    const { visitor } = await signInDiner(site);
    const list = listOf([a], { name: 'A\0\ud800B' });
    const { lists } = await merge(visitor, [edit(list, a, { note: '\0\ud800' })]);
    expect(lists[0]).toMatchObject({ name: 'A\ufffdB', places: [{ note: '\ufffd' }] });
  });

  it('can be changed 120 times in ten minutes, from any address', async () => {
    const { visitor, username } = await signInDiner(site);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => visitor.call('PUT', '/api/saved', 'nothing')));
    }
    const elsewhere = site.visitor();
    await signIn(elsewhere, username);
    const { headers } = await call(elsewhere, 'mergeSaved', 429, { body: { lists: [] } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await call(elsewhere, 'getSaved', 200);
  });

  it('follow a place that is merged into another', async () => {
    const { visitor } = await signInDiner(site);
    const [keep, drop] = [await createRestaurant(site.cms.payload), await createRestaurant(site.cms.payload)];
    const list = listOf([drop.id, a]);
    await merge(visitor, [edit(list, drop.id, { note: 'Soup' }), list]);
    const before = await stored(visitor);
    await mergePlaces(site.cms.payload.db.pool, { keepId: keep.id, dropId: drop.id, take: [], by: 'test' });
    expect(ids(await stored(visitor))).toEqual([keep.id, a]);
    // A device that still has the other place learns of it.
    const { lists } = await merge(visitor, before.lists);
    expect(ids({ lists, links: {} })).toEqual([keep.id, a]);
  });
});

describe('a shared list', () => {
  it('has one link, which shows it as it is now until it is revoked', async () => {
    const { visitor, username } = await signInDiner(site);
    const list = listOf([a, b], { shared: true });
    const { links } = await merge(visitor, [list]);
    const token = links['saved'];
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await readList(token)).toMatchObject({
      author: username,
      name: 'Saved places',
      isHearts: true,
      restaurants: [{ id: a }, { id: b }],
      places: [{ id: a, note: '' }, { id: b }],
    });
    // Links of former versions that let others edit the list.
    expect((await read(`${token}${'x'.repeat(22)}`)).status).toBe(200);
    await merge(visitor, [edit(list, a, { removed: true }, 5)]);
    const { id } = await createRestaurant(site.cms.payload, { name: 'Saved Last' });
    const draft = await createRestaurant(site.cms.payload, { _status: 'draft' });
    expect((await merge(visitor, [listOf([id, draft.id], list)])).links).toEqual(links);
    const page = await site.send(`/saved/${token}`);
    expect(page.text).toContain('Saved Last');
    expect(page.text).toContain('content="noindex"');
    expect(page.text).not.toContain('rel="canonical"');
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await read(token)).headers['cache-control']).toBe('no-store');
    expect((await readList(token)).places.map((place) => place.id)).toEqual([id, b]);

    const revoked = await merge(visitor, [changeList(list, { shared: false }, Date.now())]);
    expect(revoked.links).toEqual({});
    await call(site.visitor(), 'getSharedSaved', 404, { params: { token: token ?? '' } });
    expect((await site.send(`/saved/${token}`)).status).toBe(404);
    const again = await merge(visitor, [changeList(list, { shared: true }, Date.now() + 5)]);
    expect(again.links['saved']).not.toBe(token);
    await call(site.visitor(), 'getSharedSaved', 400, { params: { token: 'short' } });
  });

  it('needs no account; only the device’s key changes it, and nothing else of the device is stored', async () => {
    const key = newDeviceKey();
    const list = listOf([a], { key: 'night', name: 'Date night', shared: true });
    const { lists, links } = await share(key, list, listOf([b]));
    expect(lists.map((one) => one.key)).toEqual(['night']);
    const token = links['night'];
    expect(await readList(token)).toMatchObject({ author: null, name: 'Date night', isHearts: false });
    expect((await site.send(`/saved/${token}`)).text).toContain('Somebody shared this list with you.');
    // Somebody who knows the list's key, but not the device's.
    await share(newDeviceKey(), edit(list, c, {}));
    expect((await readList(token)).restaurants).toMatchObject([{ id: a }]);
    await share(key, edit(list, a, { note: 'Soup' }, 5));
    expect((await readList(token)).places).toEqual([{ id: a, note: 'Soup', beenThere: false }]);
    expect(await share(key, changeList(list, { shared: false }, Date.now()))).toEqual({
      lists: [],
      links: {},
    });
    expect((await read(token)).status).toBe(404);
    const { rows } = await site.cms.payload.db.pool.query(
      'select lists from saved_lists where user_id is null',
    );
    expect(JSON.stringify(rows)).not.toContain(`"id":${b},`);
  });

  it('of a device is limited, in size and changes from one address', async () => {
    const visitor = site.visitor();
    await call(visitor, 'shareSaved', 400, { body: { lists: [], deviceKey: 'short' } });
    await call(visitor, 'shareSaved', 413, { body: { lists: ['x'.repeat(128 * 1024)] } });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => visitor.call('PUT', '/api/saved/shared', 'x')));
    }
    await call(visitor, 'shareSaved', 429, { body: {} });
  });

  it('of a device keeps its link when it moves into an account', async () => {
    const key = newDeviceKey();
    const list = listOf([a], { key: 'night', name: 'Date night', shared: true });
    const { links } = await share(key, list);
    const { visitor, username } = await signInDiner(site);
    const merged = await merge(visitor, [list, listOf([b])], key);
    expect(merged.links).toEqual(links);
    expect(await readList(links['night'])).toMatchObject({ author: username, restaurants: [{ id: a }] });
    // The device's key has no further use.
    await share(key, edit(list, c, {}));
    expect((await readList(links['night'])).restaurants).toHaveLength(1);
  });

  it('of a device does not show the places that an account had before', async () => {
    const key = newDeviceKey();
    const hearts = listOf([a], { shared: true });
    const { links } = await share(key, hearts);
    const { visitor } = await signInDiner(site);
    await merge(visitor, [listOf([b], { updatedAt: 0 })]);
    const merged = await merge(visitor, [hearts], key);
    expect(ids(merged).toSorted()).toEqual([a, b].toSorted());
    expect(merged).toMatchObject({ lists: [{ shared: false }], links: {} });
    expect((await read(links['saved'])).status).toBe(404);
  });

  it('of a device is deleted a year after the last change, and an account’s is not', async () => {
    const { pool } = site.cms.payload.db;
    const { visitor } = await signInDiner(site);
    const list = listOf([a], { shared: true });
    const links = [(await share(newDeviceKey(), list)).links, (await merge(visitor, [list])).links];
    await forgetExpired(pool, new Date());
    const statuses = () => Promise.all(links.map(async (one) => (await read(one['saved'])).status));
    expect(await statuses()).toEqual([200, 200]);
    await pool.query(`update saved_lists set updated_at = now() - interval '366 days'`);
    await forgetExpired(pool, new Date());
    expect(await statuses()).toEqual([404, 200]);
  });
});

describe('places by their ids', () => {
  it('have the requested order, listed ones only', async () => {
    const closed = await createRestaurant(site.cms.payload, { status: 'closed' });
    const query = `?ids=${b},${closed.id},${a},${b},2147483647,9999999999`;
    const answer = await call(site.visitor(), 'listRestaurantsByIds', 200, { query });
    expect((answer.json() as Restaurant[]).map(({ id }) => id)).toEqual([b, a]);
  });

  it.each(['', '?ids=', '?ids=a', '?ids=1,', '?ids=-1', `?ids=${'1,'.repeat(4)}x`, '?ids=1&ids=2'])(
    'cannot be requested by %j',
    async (query) => {
      await call(site.visitor(), 'listRestaurantsByIds', 400, { query });
    },
  );

  it('are at most as many as a list holds', async () => {
    const query = (count: number) =>
      `?ids=${Array.from({ length: count }, (_, index) => index + 1).join(',')}`;
    await call(site.visitor(), 'listRestaurantsByIds', 200, { query: query(500) });
    await call(site.visitor(), 'listRestaurantsByIds', 400, { query: query(501) });
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
