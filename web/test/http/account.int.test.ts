import { createDiner, TEST_PASSWORD } from '#cms/test/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchContract } from './site/contract-calls.ts';
import { signIn, signInDiner } from './site/sign-in-diner.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';

const { call, missing } = watchContract(['changeName', 'changePassword', 'signOutEverywhere']);

const NEW_PASSWORD = 'soft-shells-in-may';

let site: TestSite;
let names = 0;

beforeAll(async () => {
  site = await startTestSite('none');
});
afterAll(() => site.close());

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
  it('is the one to sign in with, in small letters, and the session goes on', async () => {
    const { visitor, id, username } = await signInDiner(site);
    const name = newName();
    const answer = await call(visitor, 'changeName', 200, { body: { username: ` ${name.toUpperCase()} ` } });
    expect(answer.json()).toEqual({ id, username: name });
    expect((await visitor.get('/api/user')).json()).toEqual({ id, username: name });
    await signIn(site.visitor(), name);
    const old = await site.visitor().call('POST', '/api/login', { username, password: TEST_PASSWORD });
    expect(old.status).toBe(401);
  });

  it('may not be one that is taken, in whatever capitals, nor none at all', async () => {
    const { visitor, username } = await signInDiner(site);
    const taken = (await createDiner(site.cms.payload)).username.toUpperCase();
    const answer = await call(visitor, 'changeName', 409, { body: { username: taken } });
    expect(answer.text).toBe('That username is taken');
    await call(visitor, 'changeName', 400, { body: { username: ' ' } });
    await call(visitor, 'changeName', 400, { body: { username: 'nul\0byte' } });
    expect((await visitor.get('/api/user')).json()).toMatchObject({ username });
  });

  it('goes to one of many who ask for it at once', async () => {
    const diners = await Promise.all(Array.from({ length: 4 }, () => signInDiner(site)));
    const username = newName();
    const answers = await Promise.all(
      diners.map(({ visitor }) => visitor.call('PUT', '/api/account/name', { username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('a new password', () => {
  it('takes the current one, and ends every other session', async () => {
    const { visitor, username, other } = await onTwoDevices();
    const body = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await call(visitor, 'changePassword', 204, { body });
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
    const sign = (password: string) => site.visitor().call('POST', '/api/login', { username, password });
    expect((await sign(TEST_PASSWORD)).status).toBe(401);
    expect((await sign(NEW_PASSWORD)).status).toBe(200);
  });

  it('is refused with a wrong one, which says so, changes nothing and is slowed down like a sign-in', async () => {
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

  it('is set once where two devices ask at the same moment, and one of them stays signed in', async () => {
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

describe('the calls of an account', () => {
  it('are a matter of its session', async () => {
    const nobody = site.visitor();
    await call(nobody, 'changeName', 401, { body: { username: newName() } });
    await call(nobody, 'changePassword', 401, { body: {} });
    await call(nobody, 'signOutEverywhere', 401);
  });

  it('may be made 30 times in ten minutes', async () => {
    const { visitor } = await signInDiner(site);
    await Promise.all(Array.from({ length: 30 }, () => visitor.call('PUT', '/api/account/name', 'nothing')));
    await call(visitor, 'changeName', 429, { body: { username: newName() } });
    await call(visitor, 'signOutEverywhere', 429);
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
