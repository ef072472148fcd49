import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createAdmin, createDiner, TEST_PASSWORD } from '#cms/test/factories';
import { signInThrottle } from '#cms/calls/sign-in-throttle';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import crypto from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../site/send.ts';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

async function signedInDiner() {
  const { username } = await createDiner(site.cms.payload);
  const visitor = site.visitor();
  const answer = await visitor.call('POST', '/api/login', { username, password: TEST_PASSWORD });
  expect(answer.status).toBe(200);
  return { visitor, username };
}

const attributesOf = (answer: Answer) => (answer.headers['set-cookie'] ?? []).join('; ');

/** Sends a stolen cookie. */
const withCookie = (path: string, name: string, value: string) =>
  site.send({ path, headers: { cookie: `${name}=${value}`, origin: TEST_SITE_URL } });

describe('the two sessions', () => {
  it('are two cookies that coexist in one browser, each valid in its own area, plus one for scripts', async () => {
    const { visitor, username } = await signedInDiner();
    await visitor.call('POST', '/api/admin/login', TEST_ADMIN);
    expect([...visitor.cookies.keys()].toSorted()).toEqual([
      'cms-device',
      'cms-token',
      'diner-device',
      'diner-token',
      'signed-in',
    ]);
    expect((await visitor.get('/api/user')).json()).toMatchObject({ username });
    expect((await visitor.get('/api/admin/me')).json()).toMatchObject({ username: TEST_ADMIN.username });
  });

  it('end separately', async () => {
    const { visitor } = await signedInDiner();
    await visitor.call('POST', '/api/admin/login', TEST_ADMIN);
    await visitor.call('POST', '/api/logout');
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await visitor.get('/api/admin/me')).status).toBe(200);
    await visitor.call('POST', '/api/admin/logout');
    expect((await visitor.get('/api/admin/me')).status).toBe(401);
    expect([...visitor.cookies.keys()].toSorted()).toEqual(['cms-device', 'diner-device']);
  });

  it('are not interchangeable, although signed with the same key', async () => {
    const { visitor } = await signedInDiner();
    await visitor.call('POST', '/api/admin/login', TEST_ADMIN);
    const diner = visitor.cookies.get('diner-token') ?? '';
    const admin = visitor.cookies.get('cms-token') ?? '';
    expect((await withCookie('/api/admin/me', 'cms-token', diner)).status).toBe(401);
    expect((await withCookie('/api/user', 'diner-token', admin)).status).toBe(401);
    expect((await withCookie('/cms/api/globals/home', 'cms-token', diner)).status).toBe(403);
    expect((await withCookie('/cms/api/globals/home', 'cms-token', admin)).status).toBe(200);
  });

  it.each([
    ['/api/login', 'diner'],
    ['/api/admin/login', 'staff'],
  ])('are set by %s as HttpOnly, SameSite cookies', async (path, who) => {
    const { username } =
      who === 'diner' ? await createDiner(site.cms.payload) : await createAdmin(site.cms.payload, ['ads']);
    const answer = await site.visitor().call('POST', path, { username, password: TEST_PASSWORD });
    expect(attributesOf(answer)).toMatch(/HttpOnly/i);
    expect(attributesOf(answer)).toMatch(/SameSite=Lax/i);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('token');
  });

  it('open Payload’s REST to staff with the same cookie, but not from another site', async () => {
    const visitor = site.visitor();
    await visitor.call('POST', '/api/admin/login', TEST_ADMIN);
    expect((await visitor.get('/cms/api/globals/site-settings')).status).toBe(200);
    const cookie = `cms-token=${visitor.cookies.get('cms-token')}`;
    const foreign = await site.send({
      method: 'POST',
      path: '/cms/api/globals/site-settings',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ siteName: 'Taken over' }),
    });
    expect(foreign.status).toBe(403);
  });
});

describe('the cookie that scripts may read', () => {
  it('indicates a session, grants nothing, and ends with the session', async () => {
    const { username } = await createDiner(site.cms.payload);
    const visitor = site.visitor();
    const answer = await visitor.call('POST', '/api/login', { username, password: TEST_PASSWORD });
    const cookies = answer.headers['set-cookie'] ?? [];
    const readable = cookies.filter((cookie) => !/HttpOnly/i.test(cookie));
    expect(readable).toEqual([expect.stringMatching(/^signed-in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/)]);
    expect((await withCookie('/api/user', 'signed-in', '1')).status).toBe(401);
    await visitor.call('POST', '/api/logout');
    expect([...visitor.cookies.keys()]).toEqual(['diner-device']);
  });
});

describe('signing out', () => {
  it.each([
    ['/api/login', '/api/logout', '/api/user', 'diner-token'],
    ['/api/admin/login', '/api/admin/logout', '/api/admin/me', 'cms-token'],
  ])('after %s makes a copied cookie worthless', async (login, logout, me, name) => {
    const { username } =
      name === 'diner-token'
        ? await createDiner(site.cms.payload)
        : await createAdmin(site.cms.payload, ['ads']);
    const visitor = site.visitor();
    await visitor.call('POST', login, { username, password: TEST_PASSWORD });
    const copied = visitor.cookies.get(name) ?? '';
    expect((await withCookie(me, name, copied)).status).toBe(200);
    await visitor.call('POST', logout);
    expect((await withCookie(me, name, copied)).status).toBe(401);
  });

  it('on one of several devices, which signed in at the same moment, leaves the others signed in', async () => {
    const { username } = await createDiner(site.cms.payload);
    const devices = Array.from({ length: 5 }, () => site.visitor());
    await Promise.all(
      devices.map((device) => device.call('POST', '/api/login', { username, password: TEST_PASSWORD })),
    );
    await devices.pop()?.call('POST', '/api/logout');
    for (const device of devices) expect((await device.get('/api/user')).status).toBe(200);
  });
});

describe('an invalid cookie', () => {
  it.each(['', 'x', 'a.b.c', `${'e30'}.${'e30'}.`, '%00', '%0d%0a', '%E0%A4%A', 'null', 'x'.repeat(6000)])(
    'is nobody’s session: %j',
    async (value) => {
      for (const [path, name] of [
        ['/api/user', 'diner-token'],
        ['/api/admin/me', 'cms-token'],
      ] as const) {
        expect((await withCookie(path, name, value)).status).toBe(401);
      }
    },
  );

  it('does not prevent reading the site', async () => {
    for (const path of ['/', '/api/restaurants', '/api/site']) {
      expect((await withCookie(path, 'cms-token', 'a.b.c')).status).toBe(200);
    }
  });
});

describe.each([
  ['/api/login', 'diner'],
  ['/api/admin/login', 'staff'],
])('an account under attack at %s', (path, who) => {
  const createAccount = async () => {
    const { payload } = site.cms;
    const { username } = who === 'diner' ? await createDiner(payload) : await createAdmin(payload, ['ads']);
    return username ?? '';
  };
  const tryOnce = (visitor: Visitor, username: string, password: string) =>
    visitor.call('POST', path, { username, password });

  it('responds like an unknown name: the same texts, statuses and work for each attempt', async () => {
    const tell = async (username: string) => {
      const visitor = site.visitor();
      const answers: unknown[] = [];
      const work = vi.spyOn(crypto, 'pbkdf2');
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const { status, text, headers } = await tryOnce(visitor, username, `guess-${attempt}`);
        // The seconds to wait vary.
        answers.push([status, text.replace(/\d+/, 'N'), Object.keys(headers).toSorted()]);
      }
      const hashed = work.mock.calls.map(([, , iterations, length, digest]) => [iterations, length, digest]);
      work.mockRestore();
      return { answers, hashed };
    };
    const known = await tell(await createAccount());
    expect(known.hashed.length).toBe(5);
    expect(await tell(`nobody-${who}`)).toEqual(known);
  });

  it('slows one address down and locks nobody out', async () => {
    const username = await createAccount();
    const attacker = site.visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) await tryOnce(attacker, username, `guess-${attempt}`);
    expect((await tryOnce(attacker, username, TEST_PASSWORD)).status).toBe(429);
    expect(attacker.cookies.size).toBe(0);
    expect((await tryOnce(site.visitor(), username, TEST_PASSWORD)).status).toBe(200);
  });

  it('lets a device in that has signed in before, despite guessing from anywhere', async () => {
    const username = await createAccount();
    const own = site.visitor();
    await tryOnce(own, username, TEST_PASSWORD);
    await own.call('POST', who === 'diner' ? '/api/logout' : '/api/admin/logout');
    const account = `${who === 'diner' ? 'users' : 'admins'} ${username}`;
    const guesses = Array.from({ length: 101 }, (_, guess) =>
      signInThrottle(site.cms.payload).begin({ account, source: `guess-${guess}`, isKnownDevice: false }),
    );
    expect((await Promise.allSettled(guesses)).filter(({ status }) => status === 'rejected').length).toBe(1);
    expect((await tryOnce(site.visitor(), username, TEST_PASSWORD)).status).toBe(429);
    expect((await tryOnce(own, username, TEST_PASSWORD)).status).toBe(200);
  });
});
