import type { DinerList, ListPlace } from '#contract/lists';
import type { Restaurant } from '#contract/restaurants';
import type { SharedList } from '#contract/saved';
import { MAX_LISTS, MAX_NOTE } from '#domain/lists/list-places';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { watchContract } from './site/contract-calls.ts';
import { signIn, signInDiner } from './site/sign-in-diner.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';
import type { Visitor } from './site/visitor.ts';

const { call, missing } = watchContract([
  'getLists',
  'mergeList',
  'renameList',
  'deleteList',
  'changeList',
  'shareList',
  'unshareList',
  'changeSharedSaved',
]);

let site: TestSite;
/** Ids of listed places. */
let listed: number[];

beforeAll(async () => {
  site = await startTestSite('sample');
  listed = ((await site.send('/api/restaurants')).json() as Restaurant[]).map(({ id }) => id);
});
afterAll(() => site.close());

const entry = (id: number, note = '', beenThere = false): ListPlace => ({ id, note, beenThere });
const idsOf = ({ places }: { places: readonly ListPlace[] }) => places.map(({ id }) => id);

async function listsOf(visitor: Visitor): Promise<DinerList[]> {
  return (await call(visitor, 'getLists', 200)).json() as DinerList[];
}

/** Sends lists from a device. */
async function merge(
  visitor: Visitor,
  places: ListPlace[],
  given: { name?: string; deviceKey?: string | null } = {},
): Promise<DinerList> {
  const body = { name: 'Date night', deviceKey: randomUUID(), ...given, places };
  return (await call(visitor, 'mergeList', 200, { body })).json() as DinerList;
}

/** A diner with a list of the first three places. */
async function withList() {
  const diner = await signInDiner(site);
  const [a = 0, b = 0, c = 0, d = 0] = listed;
  const list = await merge(diner.visitor, [entry(a), entry(b, 'Oysters'), entry(c)]);
  const change = async (body: object, status = 200) =>
    call(diner.visitor, 'changeList', status, { params: { id: list.id }, body });
  const changed = async (body: object) => (await change(body)).json() as DinerList;
  return { ...diner, list, change, changed, a, b, c, d };
}

describe('a diner’s lists', () => {
  it('require an account', async () => {
    const nobody = site.visitor();
    const params = { id: 1 };
    const link = { params: { id: 1, kind: 'view' } };
    await call(nobody, 'getLists', 401);
    await call(nobody, 'mergeList', 401, { body: { name: 'Date night', deviceKey: null } });
    await call(nobody, 'renameList', 401, { params, body: { name: 'Date night' } });
    await call(nobody, 'deleteList', 401, { params });
    await call(nobody, 'changeList', 401, { params, body: { change: 'remove', id: 1 } });
    await call(nobody, 'shareList', 401, link);
    await call(nobody, 'unshareList', 401, link);
  });

  it('start with the saved places, which cannot be renamed or deleted', async () => {
    const { visitor } = await signInDiner(site);
    expect(await listsOf(visitor)).toEqual([]);
    await merge(visitor, [entry(listed[0] ?? 0)], { name: 'Date night' });
    await visitor.call('PATCH', '/api/saved', { add: [listed[1]] });
    const [saved, night] = await listsOf(visitor);
    expect(saved).toMatchObject({ name: 'Saved places', isDefault: true, places: [entry(listed[1] ?? 0)] });
    expect(night).toMatchObject({ name: 'Date night', isDefault: false, viewToken: null, editToken: null });
    const params = { id: saved?.id ?? 0 };
    const refused = await call(visitor, 'renameList', 400, { params, body: { name: 'Favorites' } });
    expect(refused.text).toBe('“Saved places” can’t be changed or deleted.');
    await call(visitor, 'deleteList', 400, { params });
  });

  it('are renamed and deleted', async () => {
    const { visitor, list } = await withList();
    const params = { id: list.id };
    const renamed = await call(visitor, 'renameList', 200, { params, body: { name: '  Crab \n feast ' } });
    expect(renamed.json()).toMatchObject({ ...list, name: 'Crab feast' });
    await call(visitor, 'renameList', 400, { params, body: { name: ' ' } });
    await call(visitor, 'deleteList', 204, { params });
    await call(visitor, 'deleteList', 404, { params });
    await call(visitor, 'renameList', 404, { params, body: { name: 'Crab feast' } });
    expect(await listsOf(visitor)).toEqual([]);
  });

  it('are private to each diner', async () => {
    const { list, a } = await withList();
    const { visitor } = await signInDiner(site);
    const params = { id: list.id };
    await call(visitor, 'renameList', 404, { params, body: { name: 'Mine now' } });
    await call(visitor, 'deleteList', 404, { params });
    await call(visitor, 'changeList', 404, { params, body: { change: 'remove', id: a } });
    await call(visitor, 'shareList', 404, { params: { ...params, kind: 'edit' } });
    await call(visitor, 'unshareList', 404, { params: { ...params, kind: 'edit' } });
    expect(await listsOf(visitor)).toEqual([]);
  });

  it('stay within the limit, even if two devices create the last one at once', async () => {
    const { visitor, id } = await signInDiner(site);
    await visitor.call('PATCH', '/api/saved', { add: [listed[0]] });
    await site.cms.payload.db.pool.query(
      `insert into saved_lists (user_id, name) select $1, 'List ' || n from generate_series(1, $2) n`,
      [id, MAX_LISTS - 2],
    );
    const make = () => visitor.call('POST', '/api/lists', { name: 'Last', deviceKey: randomUUID() });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await listsOf(visitor)).toHaveLength(MAX_LISTS);
    const body = { name: 'One more', deviceKey: randomUUID() };
    const refused = await call(visitor, 'mergeList', 400, { body });
    expect(refused.text).toBe('You can keep 50 lists. Delete one to make room for another.');
  });
});

describe('lists from a device', () => {
  it('join the list that the device created, and resending changes nothing', async () => {
    const { visitor } = await signInDiner(site);
    const [a = 0, b = 0, c = 0] = listed;
    const deviceKey = randomUUID();
    const places = [entry(a, 'Soup'), entry(b, '', true)];
    const first = await merge(visitor, places, { deviceKey });
    expect(await merge(visitor, places, { deviceKey })).toEqual(first);
    const other = [entry(c), entry(a, 'Oysters')];
    const merged = await merge(visitor, other, { deviceKey, name: 'Renamed there' });
    expect(merged).toEqual({
      ...first,
      places: [entry(c), entry(a, 'Soup\nOysters'), entry(b, '', true)],
    });
    expect(await merge(visitor, other, { deviceKey })).toEqual(merged);
    expect(await listsOf(visitor)).toEqual([merged]);
  });

  it('without a key are saved places', async () => {
    const { visitor } = await signInDiner(site);
    const [a = 0, b = 0] = listed;
    await visitor.call('PATCH', '/api/saved', { add: [a] });
    const saved = await merge(visitor, [entry(b), entry(a, 'Soup')], { deviceKey: null });
    expect(saved).toMatchObject({ isDefault: true, places: [entry(b), entry(a, 'Soup')] });
  });

  it('may be sent by two devices at once', async () => {
    const { visitor, username } = await signInDiner(site);
    const elsewhere = site.visitor();
    await signIn(elsewhere, username);
    const [a = 0, b = 0, c = 0] = listed;
    await Promise.all([
      merge(visitor, [entry(a, 'Soup'), entry(b)], { deviceKey: null }),
      merge(elsewhere, [entry(a, 'Oysters'), entry(c)], { deviceKey: null }),
    ]);
    const [saved] = await listsOf(visitor);
    expect(idsOf(saved ?? { places: [] }).toSorted()).toEqual([a, b, c].toSorted());
    const note = saved?.places.find(({ id }) => id === a)?.note;
    expect(note?.split('\n').toSorted()).toEqual(['Oysters', 'Soup']);
  });

  it('are stored completely or not at all if the list is full', async () => {
    const { visitor } = await signInDiner(site);
    const full = listed.slice(0, MAX_SAVED).map((id) => entry(id));
    const { id } = await merge(visitor, full, { deviceKey: null });
    const body = {
      name: 'Saved places',
      deviceKey: null,
      places: [entry(listed[MAX_SAVED] ?? 0), entry(listed[0] ?? 0, 'Soup')],
    };
    const refused = await call(visitor, 'mergeList', 400, { body });
    expect(refused.text).toBe('A list holds at most 500 places');
    const add = { change: 'add', place: { id: listed[MAX_SAVED] } };
    const more = await call(visitor, 'changeList', 400, { params: { id }, body: add });
    expect(more.text).toBe('A list holds at most 500 places');
    expect((await listsOf(visitor))[0]?.places).toEqual(full);
  });

  test.each([
    ['without a name', { name: ' ' }],
    ['with a name that fills the page', { name: 'x'.repeat(61) }],
    ['with a key that others might have', { deviceKey: 'short' }],
    ['with a place that cannot be', { places: [{ id: 0 }] }],
    ['with an essay for a note', { places: [{ id: 1, note: 'x'.repeat(4_001) }] }],
  ])('cannot be sent %s', async (_what, wrong) => {
    const body = { name: 'Date night', deviceKey: null, ...wrong };
    await call((await signInDiner(site)).visitor, 'mergeList', 400, { body });
  });

  it('are limited', async () => {
    const { visitor } = await signInDiner(site);
    await call(visitor, 'mergeList', 413, { body: { name: 'x'.repeat(1024 * 1024) } });
  });
});

describe('a place on a list', () => {
  it('is added first or at its former position, moved and removed, and each is idempotent', async () => {
    const { changed, a, b, c, d } = await withList();
    for (let twice = 0; twice < 2; twice += 1) {
      expect(idsOf(await changed({ change: 'add', place: { id: d } }))).toEqual([d, a, b, c]);
    }
    for (let twice = 0; twice < 2; twice += 1) {
      expect(idsOf(await changed({ change: 'move', id: d, after: b }))).toEqual([a, b, d, c]);
    }
    expect(idsOf(await changed({ change: 'move', id: c, after: null }))).toEqual([c, a, b, d]);
    expect(idsOf(await changed({ change: 'move', id: c, after: 2_147_483_647 }))).toEqual([c, a, b, d]);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(idsOf(await changed({ change: 'remove', id: b }))).toEqual([c, a, d]);
    }
    const back = await changed({ change: 'add', place: entry(b, 'Oysters', true), after: a });
    expect(back.places).toEqual([entry(c), entry(a), entry(b, 'Oysters', true), entry(d)]);
  });

  it('that is not published is not added', async () => {
    const { list, changed } = await withList();
    expect(await changed({ change: 'add', place: { id: 2_147_483_647 } })).toEqual(list);
  });

  it('is stored once if two tabs add and move it at the same time', async () => {
    const { change, visitor, a, b, c, d } = await withList();
    await Promise.all([
      change({ change: 'add', place: { id: d } }),
      change({ change: 'add', place: { id: d } }),
      change({ change: 'move', id: c, after: null }),
      change({ change: 'move', id: b, after: c }),
      change({ change: 'been-there', id: a, beenThere: true }),
    ]);
    const [list] = await listsOf(visitor);
    expect(idsOf(list ?? { places: [] }).toSorted()).toEqual([a, b, c, d].toSorted());
    expect(list?.places.find(({ id }) => id === a)?.beenThere).toBe(true);
  });

  it('has a note, which is never overwritten unseen', async () => {
    const { change, changed, a, b } = await withList();
    const soup = { change: 'note', id: b, from: 'Oysters', note: ' Soup\r\nof the day ' };
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await changed(soup)).places[1]).toEqual(entry(b, 'Soup\nof the day'));
    }
    const late = await change({ change: 'note', id: b, from: 'Oysters', note: 'Crab' }, 409);
    expect(late.json()).toEqual({
      error: 'Somebody else changed this note while you were writing.',
      note: 'Soup\nof the day',
    });
    const over = { change: 'note', id: b, from: 'Soup\nof the day', note: 'Crab' };
    expect((await changed(over)).places[1]).toEqual(entry(b, 'Crab'));
    await changed({ change: 'remove', id: a });
    await change({ change: 'note', id: a, from: '', note: 'Too late' }, 404);
    const long = await change({ change: 'note', id: b, from: 'Crab', note: 'x'.repeat(MAX_NOTE + 1) }, 400);
    expect(long.text).toBe('A note has at most 500 characters');
  });

  it('may be changed 120 times in ten minutes', async () => {
    const { visitor, list, change } = await withList();
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => visitor.call('PATCH', '/api/saved', 'nothing')));
    }
    await change({ change: 'remove', id: 1 }, 429);
    const params = { id: list.id };
    await call(visitor, 'mergeList', 429, { body: {} });
    await call(visitor, 'renameList', 429, { params, body: { name: 'Date night' } });
    await call(visitor, 'deleteList', 429, { params });
    await call(visitor, 'shareList', 429, { params: { ...params, kind: 'view' } });
    await call(visitor, 'unshareList', 429, { params: { ...params, kind: 'view' } });
  });
});

describe('a list with links', () => {
  async function withLinks() {
    const owner = await withList();
    const open = async (kind: string) =>
      (
        await call(owner.visitor, 'shareList', 200, { params: { id: owner.list.id, kind } })
      ).json() as DinerList;
    await open('view');
    const { viewToken, editToken } = await open('edit');
    const close = (kind: string) =>
      call(owner.visitor, 'unshareList', 200, { params: { id: owner.list.id, kind } });
    return { ...owner, open, close, viewToken: viewToken ?? '', editToken: editToken ?? '' };
  }
  const read = async (token: string) => site.send(`/api/saved/shared/${token}`);

  it('is readable with both, and editable with the edit link, signed in or not', async () => {
    const { viewToken, editToken, username, a, b, c, d, visitor } = await withLinks();
    expect(viewToken).toMatch(/^[\w-]{22}$/);
    expect(editToken).toMatch(/^[\w-]{44}$/);
    expect((await read(viewToken)).json()).toMatchObject({
      author: username,
      name: 'Date night',
      isDefault: false,
      canEdit: false,
      places: [entry(a), entry(b, 'Oysters'), entry(c)],
    });
    expect((await read(editToken)).json()).toMatchObject({ canEdit: true });
    const guest = site.visitor();
    const params = { token: editToken };
    const change = async (body: object) =>
      (await call(guest, 'changeSharedSaved', 200, { params, body })).json() as SharedList;
    await change({ change: 'add', place: { id: d } });
    await change({ change: 'move', id: d, after: c });
    await change({ change: 'remove', id: a });
    await change({ change: 'been-there', id: c, beenThere: true });
    const changed = await change({ change: 'note', id: b, from: 'Oysters', note: 'Crab' });
    expect(changed.places).toEqual([entry(b, 'Crab'), entry(c, '', true), entry(d)]);
    expect(changed.restaurants.map(({ id }) => id)).toEqual([b, c, d]);
    expect((await listsOf(visitor))[0]?.places).toEqual(changed.places);
    const late = { change: 'note', id: b, from: 'Oysters', note: 'Late' };
    expect((await call(guest, 'changeSharedSaved', 409, { params, body: late })).json()).toMatchObject({
      note: 'Crab',
    });
  });

  it('is not editable with the read link, an invented one, or a revoked one', async () => {
    const { viewToken, editToken, open, close, a } = await withLinks();
    const guest = site.visitor();
    const body = { change: 'remove', id: a };
    const refused = await call(guest, 'changeSharedSaved', 403, { params: { token: viewToken }, body });
    expect(refused.text).toBe('This link is for reading the list. Ask for the one to edit it.');
    // A copy of the database isn't enough to forge a token.
    const forged = editToken.slice(0, 22) + 'x'.repeat(22);
    for (const token of [forged, 'x'.repeat(22), 'x'.repeat(44)]) {
      await call(guest, 'changeSharedSaved', 404, { params: { token }, body });
      expect((await read(token)).status).toBe(404);
    }
    for (const token of ['short', '\0'.repeat(22)]) {
      await call(guest, 'changeSharedSaved', 400, { params: { token }, body });
    }
    await call(guest, 'changeSharedSaved', 400, { params: { token: editToken }, body: { change: 'all' } });
    expect((await open('edit')).editToken).toBe(editToken);
    await close('edit');
    await call(guest, 'changeSharedSaved', 404, { params: { token: editToken }, body });
    expect((await read(editToken)).status).toBe(404);
    expect((await read(viewToken)).status).toBe(200);
    expect((await open('edit')).editToken).not.toBe(editToken);
    await close('view');
    expect((await read(viewToken)).status).toBe(404);
  });

  it('has a limit of changes from one address', async () => {
    const { editToken, a } = await withLinks();
    const guest = site.visitor();
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => guest.call('PATCH', '/api/saved/shared/short', {})));
    }
    const body = { change: 'remove', id: a };
    await call(guest, 'changeSharedSaved', 429, { params: { token: editToken }, body });
  });

  it('has no other kinds of links', async () => {
    const { visitor, list } = await withList();
    const link = { params: { id: list.id, kind: 'delete' } };
    await call(visitor, 'shareList', 400, link);
    await call(visitor, 'unshareList', 400, link);
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
