import { signPasswordToken } from '#cms/account-mail/password-token';
import { signInThrottle } from '#cms/calls/sign-in-throttle';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { findReachable } from '#cms/queries/accounts';
import { createAdmin, createDiner, TEST_PASSWORD } from '#cms/test/factories';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';
import type { Answer } from '../site/send.ts';

const { call, missing } = watchContract([
  'getSecondFactor',
  'setUpSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'resetSecondFactor',
  'deleteStaff',
]);
const LOGIN = '/api/admin/login';
const STEP_MS = 30_000;

let admin: Visitor;

beforeAll(async () => {
  admin = site.visitor();
  await admin.call('POST', LOGIN, TEST_ADMIN);
});

// The clock stands still in the middle of a step, so that the oldest of three codes stays in the window.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / STEP_MS) + 0.5) * STEP_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Generates a code like an app; `later` is steps from now, since each code works once and the window has three. */
const codeOf = (key: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * STEP_MS });

const signIn = (username: string, code?: string, visitor = site.visitor()) =>
  visitor.call('POST', LOGIN, { username, password: TEST_PASSWORD, ...(code !== undefined && { code }) });

interface Refusal {
  error: string;
  secondFactor?: string;
  setup?: { key: string; qrCode: string };
}
const refusalIn = (answer: Answer) => answer.json() as Refusal;

/** A staff member with an app, whose last code but one is used up. */
async function enrolled() {
  const { id, username } = await createAdmin(site.cms.payload, ['ads']);
  const name = username ?? '';
  const visitor = site.visitor();
  await signIn(name, undefined, visitor);
  const setup = (await call(visitor, 'setUpSecondFactor', 200)).json() as { key: string; qrCode: string };
  const confirmed = await call(visitor, 'confirmSecondFactor', 200, {
    body: { code: codeOf(setup.key, -1), proof: TEST_PASSWORD },
  });
  const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] };
  return { id, name, visitor, recoveryCodes, ...setup };
}

describe('a member of staff with a second factor', () => {
  it('signs in with password and code, and gets no session before the code', async () => {
    const { name, key } = await enrolled();
    const visitor = site.visitor();
    const first = await signIn(name, undefined, visitor);
    expect(first.status).toBe(401);
    expect(refusalIn(first)).toEqual({ error: expect.stringContaining('code'), secondFactor: 'code' });
    expect(visitor.cookies.size).toBe(0);
    expect(
      (await site.cms.payload.find({ collection: 'admins', where: { username: { equals: name } } })).docs[0]
        ?.sessions?.length,
    ).toBe(1);
    const second = await signIn(name, codeOf(key), visitor);
    expect([second.status, second.json()]).toEqual([200, { username: name }]);
    expect((await visitor.get('/api/admin/me')).status).toBe(200);
    expect((await visitor.get('/cms/api/globals/home')).status).toBe(200);
  });

  it('is not asked for a code until the password is right', async () => {
    const { name, key } = await enrolled();
    const body = { username: name, password: 'not-the-password', code: codeOf(key) };
    const answer = await site.visitor().call('POST', LOGIN, body);
    expect([answer.status, answer.json()]).toEqual([401, { error: 'Username or password is incorrect' }]);
  });

  it('can use each code once, even if sent twice at the same moment', async () => {
    const { name, key } = await enrolled();
    const code = codeOf(key);
    const answers = await Promise.all([signIn(name, code), signIn(name, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const again = await signIn(name, code);
    expect([again.status, refusalIn(again).secondFactor]).toEqual([401, 'code']);
    // An earlier code is refused too, although still in its window.
    expect((await signIn(name, codeOf(key, -1))).status).toBe(401);
    expect((await signIn(name, codeOf(key, 1))).status).toBe(200);
  });

  it('can use each recovery code once, even if sent twice at the same moment', async () => {
    const { name, recoveryCodes, visitor } = await enrolled();
    const [one = '', two = ''] = recoveryCodes;
    expect(recoveryCodes.length).toBe(10);
    const answers = await Promise.all([signIn(name, one), signIn(name, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn(name, one)).status).toBe(401);
    expect((await signIn(name, two.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await call(visitor, 'getSecondFactor', 200)).json()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('has codes that are as slow to guess as a password', async () => {
    const { name, key } = await enrolled();
    const visitor = site.visitor();
    const countAttempts = async () => {
      const { rows } = await site.cms.payload.db.pool.query('select points from rate_limits where key = $1', [
        `sign-in-attempts:admins ${name} ${visitor.address}`,
      ]);
      return rows[0]?.points;
    };
    for (const code of ['000000', '000001']) expect((await signIn(name, code, visitor)).status).toBe(401);
    // The right password alone doesn't reset the count.
    expect((await signIn(name, undefined, visitor)).status).toBe(401);
    expect(await countAttempts()).toBe(3);
    expect((await signIn(name, codeOf(key), visitor)).status).toBe(200);
    expect(await countAttempts()).toBeUndefined();
  });

  it('cannot sign in with a new password alone', async () => {
    const { id, name } = await enrolled();
    const { payload } = site.cms;
    await payload.update({ collection: 'admins', id, data: { email: `${name}@example.com` } });
    const [account] = await findReachable(payload, name);
    if (!account) throw new Error('Nobody can be reached.');
    const token = signPasswordToken(payload.secret, account);
    const visitor = site.visitor();
    const body = { token, newPassword: TEST_PASSWORD };
    expect((await visitor.call('POST', '/api/password/reset', body)).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect(refusalIn(await signIn(name)).secondFactor).toBe('code');
  });

  it('has a key that no call returns and that is stored encrypted', async () => {
    const { id, key, recoveryCodes } = await enrolled();
    for (const path of [
      `/cms/api/admins/${id}?depth=3`,
      '/cms/api/admins?limit=0',
      '/api/desk/second-factor',
    ]) {
      const { text } = await admin.get(path);
      expect(text).not.toMatch(/recovery_hashes|"key"/);
      expect(text).not.toContain(key);
    }
    const stored = await site.cms.payload.db.pool.query('select * from second_factors');
    expect(JSON.stringify(stored.rows)).not.toContain(key);
    for (const code of recoveryCodes) expect(JSON.stringify(stored.rows)).not.toContain(code);
  });
});

describe('setting it up', () => {
  it('takes effect only once a code of the new key is confirmed', async () => {
    const { username } = await createAdmin(site.cms.payload, ['editor']);
    const name = username ?? '';
    const visitor = site.visitor();
    await signIn(name, undefined, visitor);
    expect((await call(visitor, 'getSecondFactor', 200)).json()).toEqual({
      isOn: false,
      isRequired: false,
      recoveryCodesLeft: 0,
    });
    await call(visitor, 'confirmSecondFactor', 409, { body: { code: '123456', proof: TEST_PASSWORD } });
    const { key, qrCode } = (await call(visitor, 'setUpSecondFactor', 200)).json() as Refusal['setup'] &
      object;
    expect(qrCode).toMatch(/^<svg/);
    await call(visitor, 'confirmSecondFactor', 400, { body: { code: '000000', proof: TEST_PASSWORD } });
    await call(visitor, 'confirmSecondFactor', 403, { body: { code: codeOf(key), proof: 'a-guess' } });
    expect((await signIn(name)).status).toBe(200);
    await call(visitor, 'confirmSecondFactor', 200, { body: { code: codeOf(key), proof: TEST_PASSWORD } });
    expect((await signIn(name)).status).toBe(401);
    await call(visitor, 'setUpSecondFactor', 409);
  });

  it('does not confirm a key that another window replaces at the same moment', async () => {
    const { id, username } = await createAdmin(site.cms.payload, ['editor']);
    const visitor = site.visitor();
    await signIn(username ?? '', undefined, visitor);
    const { key } = (await call(visitor, 'setUpSecondFactor', 200)).json() as { key: string };
    const window = await site.cms.payload.db.pool.connect();
    await window.query('begin');
    await window.query('update second_factors set key = $1 where admin_id = $2', [
      site.cms.payload.encrypt('JBSWY3DPEHPK3PXP'),
      id,
    ]);
    const confirming = call(visitor, 'confirmSecondFactor', 400, {
      body: { code: codeOf(key), proof: TEST_PASSWORD },
    });
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { pool } = site.cms.payload.db;
    await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 60_000 }).toBe(1);
    await window.query('commit');
    window.release();
    await confirming;
  });

  it('can be undone only with a code, which is as slow to guess', async () => {
    const { name, visitor, key, id } = await enrolled();
    await call(visitor, 'removeSecondFactor', 400, { body: { code: '000000' } });
    await call(visitor, 'removeSecondFactor', 204, { body: { code: codeOf(key) } });
    expect((await signIn(name)).status).toBe(200);
    const attempt = { account: `second factor of ${id}`, source: 'desk', isKnownDevice: true };
    for (let guess = 0; guess < 5; guess += 1) await signInThrottle(site.cms.payload).begin(attempt);
    await call(visitor, 'removeSecondFactor', 429, { body: { code: '000000' } });
  });

  it('can be undone only by an admin for a member who has lost everything', async () => {
    const { id, name, visitor } = await enrolled();
    const body = { proof: TEST_PASSWORD };
    await call(visitor, 'resetSecondFactor', 403, { params: { id }, body });
    await call(site.visitor(), 'resetSecondFactor', 401, { params: { id }, body });
    body.proof = TEST_ADMIN.password;
    await call(admin, 'resetSecondFactor', 404, { params: { id: 999_999 }, body });
    await call(admin, 'resetSecondFactor', 400, { params: { id: 'x' }, body });
    await call(admin, 'resetSecondFactor', 403, { params: { id }, body: { proof: 'a-guess' } });
    await call(admin, 'resetSecondFactor', 204, { params: { id }, body });
    expect((await visitor.get('/api/admin/me')).status).toBe(401);
    expect((await signIn(name)).status).toBe(200);
  });

  it('ends with its account, which only another admin deletes, by more than a session', async () => {
    const { id, name, visitor, key } = await enrolled();
    const body = { proof: TEST_ADMIN.password };
    await call(site.visitor(), 'deleteStaff', 401, { params: { id }, body });
    await call(visitor, 'deleteStaff', 403, { params: { id }, body: { proof: TEST_PASSWORD } });
    await call(admin, 'deleteStaff', 403, { params: { id }, body: { proof: codeOf(key) } });
    await call(admin, 'deleteStaff', 404, { params: { id: 999_999 }, body });
    const { docs } = await site.cms.payload.find({
      collection: 'admins',
      where: { username: { equals: TEST_ADMIN.username } },
    });
    await call(admin, 'deleteStaff', 400, { params: { id: docs[0]?.id ?? 0 }, body });
    await call(admin, 'deleteStaff', 204, { params: { id }, body });
    expect((await visitor.get('/api/admin/me')).status).toBe(401);
    expect((await signIn(name)).status).toBe(401);
  });
});

describe('if all staff need one', () => {
  const require = (requiresSecondFactor: boolean) => () =>
    site.cms.payload.updateGlobal({ slug: 'site-settings', data: { requiresSecondFactor } });
  beforeAll(require(true));
  afterAll(require(false));

  it('the next sign-in sets it up, and opens no session before its first code', async () => {
    const { username } = await createAdmin(site.cms.payload, ['editor']);
    const name = username ?? '';
    const visitor = site.visitor();
    const first = refusalIn(await signIn(name, undefined, visitor));
    expect(first).toMatchObject({
      secondFactor: 'setup',
      setup: { qrCode: expect.stringMatching(/^<svg/) },
    });
    expect(visitor.cookies.size).toBe(0);
    const { key = '' } = first.setup ?? {};
    const wrong = refusalIn(await signIn(name, '000000', visitor));
    expect(wrong).toEqual({ error: expect.stringContaining('wrong'), secondFactor: 'setup' });
    const done = await signIn(name, codeOf(key), visitor);
    expect(done.json()).toEqual({ username: name, recoveryCodes: expect.any(Array) });
    expect((await visitor.get('/api/admin/me')).status).toBe(200);
    expect(refusalIn(await signIn(name))).toMatchObject({ secondFactor: 'code' });
  });

  it('a key seen with a stolen password never takes effect', async () => {
    const { username } = await createAdmin(site.cms.payload, ['editor']);
    const name = username ?? '';
    const seen = refusalIn(await signIn(name)).setup?.key ?? '';
    const own = refusalIn(await signIn(name)).setup?.key ?? '';
    expect(own).not.toBe(seen);
    expect((await signIn(name, codeOf(seen))).status).toBe(401);
    expect((await signIn(name, codeOf(own))).status).toBe(200);
  });

  it('diners sign in as before', async () => {
    const { username } = await createDiner(site.cms.payload);
    const body = { username, password: TEST_PASSWORD };
    expect((await site.visitor().call('POST', '/api/login', body)).status).toBe(200);
  });
});

it('every answer of these calls has been seen', async () => {
  const visitor = site.visitor();
  const { username } = await createAdmin(site.cms.payload, ['editor']);
  await signIn(username ?? '', undefined, visitor);
  await call(visitor, 'removeSecondFactor', 400, { body: {} });
  const body = { proof: 'a-guess', code: '1' };
  for (let guess = 0; guess < 5; guess += 1) {
    await visitor.call('POST', '/api/desk/second-factor/confirm', body);
    await admin.call('POST', '/api/desk/staff/999999/second-factor/reset', body);
  }
  await call(visitor, 'confirmSecondFactor', 429, { body });
  await call(admin, 'resetSecondFactor', 429, { params: { id: 999_999 }, body });
  await call(admin, 'deleteStaff', 429, { params: { id: 999_999 }, body });
  expect(missing()).toEqual([]);
});
