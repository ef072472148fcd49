import { changePlace } from '#domain/lists/place-list';
import {
  createDiner,
  createRestaurant,
  createReview,
  createSavedList,
  TEST_PASSWORD,
} from '#cms/test/factories';
import { describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { listOf } from '../site/list-of.ts';
import { signIn, signInDiner } from '../site/sign-in-diner.ts';
import { site } from '../site/empty-site.ts';
import type { TestSite } from '../site/start-test-site.ts';

const { call, missing } = watchContract([
  'changeName',
  'changePassword',
  'signOutEverywhere',
  'downloadAccountData',
  'deleteAccount',
]);

const NEW_PASSWORD = 'soft-shells-in-may';

let names = 0;

function newName(): string {
  names += 1;
  return `renamed-${names}`;
}

/** A diner who is signed in on two devices. */
async function onTwoDevices() {
  const diner = await signInDiner(site);
  const other = site.visitor();
  await signIn(other, diner.username);
  return { ...diner, other };
}

const isSignedIn = async (visitor: { get: TestSite['send'] }) =>
  (await visitor.get('/api/user')).status === 200;

describe('a new name', () => {
  it('is the one to sign in with, in lowercase, and the session continues', async () => {
    const { visitor, id, username } = await signInDiner(site);
    const name = newName();
    const answer = await call(visitor, 'changeName', 200, { body: { username: ` ${name.toUpperCase()} ` } });
    expect(answer.json()).toEqual({ id, username: name });
    expect((await visitor.get('/api/user')).json()).toEqual({ id, username: name });
    await signIn(site.visitor(), name);
    const old = await site.visitor().call('POST', '/api/login', { username, password: TEST_PASSWORD });
    expect(old.status).toBe(401);
  });

  it('may not be taken, in any case, nor empty', async () => {
    const { visitor, username } = await signInDiner(site);
    const taken = (await createDiner(site.cms.payload)).username.toUpperCase();
    const answer = await call(visitor, 'changeName', 409, { body: { username: taken } });
    expect(answer.text).toBe('That username is taken');
    await call(visitor, 'changeName', 400, { body: { username: ' ' } });
    await call(visitor, 'changeName', 400, { body: { username: 'nul\0byte' } });
    expect((await visitor.get('/api/user')).json()).toMatchObject({ username });
  });

  it('goes to only one of many who request it at once', async () => {
    const diners = await Promise.all(Array.from({ length: 4 }, () => signInDiner(site)));
    const username = newName();
    const answers = await Promise.all(
      diners.map(({ visitor }) => visitor.call('PUT', '/api/account/name', { username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('a new password', () => {
  it('requires the current one, and ends every other session', async () => {
    const { visitor, username, other } = await onTwoDevices();
    const body = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await call(visitor, 'changePassword', 204, { body });
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
    const sign = (password: string) => site.visitor().call('POST', '/api/login', { username, password });
    expect((await sign(TEST_PASSWORD)).status).toBe(401);
    expect((await sign(NEW_PASSWORD)).status).toBe(200);
  });

  it('is refused with a wrong one, changes nothing and is slowed down like a sign-in', async () => {
    const { visitor, other, username } = await onTwoDevices();
    const body = { password: 'not-the-password', newPassword: NEW_PASSWORD };
    const answer = await call(visitor, 'changePassword', 403, { body });
    expect(answer.text).toBe('That isn’t your current password');
    for (let guess = 0; guess < 4; guess += 1) await visitor.call('PUT', '/api/account/password', body);
    await call(visitor, 'changePassword', 429, { body: { ...body, password: TEST_PASSWORD } });
    expect(await isSignedIn(other)).toBe(true);
    await signIn(site.visitor(), username);
  });

  it('has to be as good as at sign-up', async () => {
    const { visitor } = await signInDiner(site);
    const body = { password: TEST_PASSWORD, newPassword: 'seven77' };
    const answer = await call(visitor, 'changePassword', 400, { body });
    expect(answer.text).toBe('Password must be at least 8 characters');
  });

  it('is set once if two devices request it at the same moment, and one of them stays signed in', async () => {
    const { visitor, other } = await onTwoDevices();
    const answers = await Promise.all(
      [visitor, other].map((device, index) =>
        device.call('PUT', '/api/account/password', {
          password: TEST_PASSWORD,
          newPassword: `${NEW_PASSWORD}-${index}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
    expect([await isSignedIn(visitor), await isSignedIn(other)].filter(Boolean)).toHaveLength(1);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions of the diner and nobody else’s', async () => {
    const { visitor, other } = await onTwoDevices();
    const stranger = await signInDiner(site);
    await call(visitor, 'signOutEverywhere', 204);
    expect([...visitor.cookies.keys()]).toEqual(['diner-device']);
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([false, false]);
    expect(await isSignedIn(stranger.visitor)).toBe(true);
  });
});

const tokenOf = (user: number) => `token-of-${user}`.padEnd(22, '-');

/** A diner with a saved and shared place, a second list, and a public review. */
async function withEverything() {
  const { payload } = site.cms;
  const diner = await signInDiner(site);
  const { id: user } = diner;
  const place = await createRestaurant(payload, { name: 'Faidley’s Cousin' });
  await createSavedList(payload, { user, places: [place.id], shareToken: tokenOf(user) });
  const list = listOf([], { key: 'night', name: 'Date night' });
  const noted = changePlace(list, place.id, { note: 'Ask for the terrace', beenThere: true }, Date.now());
  await diner.visitor.call('PUT', '/api/saved', { lists: [noted] });
  await createReview(payload, { user, restaurant: place.id, rating: 5, status: 'approved' });
  return { ...diner, place };
}

describe('the download', () => {
  it('holds everything the site stores about the diner, and no secrets or data of others', async () => {
    const { visitor, id, username, place } = await withEverything();
    await createReview(site.cms.payload, { restaurant: place.id, comment: 'Somebody else’s soup.' });
    const answer = await call(visitor, 'downloadAccountData', 200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-account.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { username },
      sessions: [{ signedInAt: expect.any(String) }],
      lists: [
        {
          name: 'Saved places',
          links: [tokenOf(id)],
          places: [{ id: place.id, name: place.name, note: '', beenThere: false }],
        },
        {
          name: 'Date night',
          links: [],
          places: [
            { id: place.id, note: 'Ask for the terrace', beenThere: true, changedAt: expect.any(String) },
          ],
        },
      ],
      reviews: [{ restaurantId: place.id, restaurant: place.name, rating: 5, status: 'approved' }],
    });
    expect(answer.text).not.toMatch(/hash|salt|pbkdf2|Somebody else/);
  });

  it('of a new account is short', async () => {
    const { visitor } = await signInDiner(site);
    expect((await call(visitor, 'downloadAccountData', 200)).json()).toMatchObject({
      lists: [],
      reviews: [],
    });
  });
});

describe('deleting the account', () => {
  it('deletes all its rows, ends its sessions, and removes its reviews from the pages', async () => {
    const { visitor, id, username, place } = await withEverything();
    const other = site.visitor();
    await signIn(other, username);
    const reviews = `/api/restaurants/${place.id}/reviews`;
    expect((await site.send(reviews)).json()).toMatchObject({ total: 1, average: 5 });
    await call(visitor, 'deleteAccount', 204, { body: { password: TEST_PASSWORD } });
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([false, false]);
    expect((await site.send(reviews)).json()).toMatchObject({ total: 0, average: null });
    expect((await site.send(`/saved/${tokenOf(id)}`)).status).toBe(404);
    expect(await rowsAbout(id)).toEqual([]);
    const login = { username, password: TEST_PASSWORD };
    expect((await site.visitor().call('POST', '/api/login', login)).status).toBe(401);
    expect((await site.visitor().call('POST', '/api/register', login)).status).toBe(201);
  });

  it('requires the password, and affects no other account', async () => {
    const { visitor, username } = await withEverything();
    const stranger = await withEverything();
    const answer = await call(visitor, 'deleteAccount', 403, { body: { password: 'not-the-password' } });
    expect(answer.text).toBe('That isn’t your current password');
    await call(visitor, 'deleteAccount', 400, { body: {} });
    await signIn(site.visitor(), username);
    await call(visitor, 'deleteAccount', 204, { body: { password: TEST_PASSWORD } });
    expect(await rowsAbout(stranger.id)).not.toEqual([]);
    expect(await isSignedIn(stranger.visitor)).toBe(true);
  });

  it('happens once if two devices request it at the same moment', async () => {
    const { visitor, other } = await onTwoDevices();
    const body = { password: TEST_PASSWORD };
    const answers = await Promise.all(
      [visitor, other].map((one) => one.call('POST', '/api/account/delete', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  });
});

/** Returns all tables with a row that refers to the diner. */
async function rowsAbout(id: number): Promise<string[]> {
  const { pool } = site.cms.payload.db;
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass
     union all select 'users', 'id'`,
  );
  expect(columns.length).toBeGreaterThan(3);
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rowCount } = await pool.query(`select 1 from ${table} where "${column}" = $1`, [id]);
      return rowCount ? [table] : [];
    }),
  );
  return found.flat();
}

describe('the calls of an account', () => {
  it('may be made 30 times in ten minutes', async () => {
    const { visitor } = await signInDiner(site);
    await Promise.all(Array.from({ length: 30 }, () => visitor.call('PUT', '/api/account/name', 'nothing')));
    await call(visitor, 'changeName', 429, { body: { username: newName() } });
    await call(visitor, 'signOutEverywhere', 429);
    await call(visitor, 'downloadAccountData', 429);
    await call(visitor, 'deleteAccount', 429, { body: { password: TEST_PASSWORD } });
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
