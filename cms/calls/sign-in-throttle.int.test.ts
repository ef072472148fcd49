import { createDiner, TEST_PASSWORD } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { sql } from '@payloadcms/db-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../commands/password-hash.ts';
import { CallError } from './call-error.ts';
import { deviceCookie, knownDevice } from './known-device.ts';
import { signInThrottle, type Attempt, type SignInThrottle } from './sign-in-throttle.ts';

const cms = useTestCms();
let throttle: SignInThrottle;
let number = 0;

beforeAll(async () => {
  throttle = signInThrottle(cms.payload);
});

const stranger = (account: string, source = `10.0.0.${(number += 1)}`): Attempt => ({
  account,
  source,
  isKnownDevice: false,
});

/** 0 if the attempt is allowed, or else the seconds to wait. */
const waitOf = (attempt: Attempt): Promise<number> =>
  throttle.begin(attempt).then(
    () => 0,
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallError);
      return Number((error as CallError).headers?.['retry-after']);
    },
  );

/** Lets the delay expire. */
async function letTimePass(): Promise<void> {
  await cms.payload.db.drizzle.execute(
    sql`update rate_limits set expire = 1 where key like 'sign-in-delay%'`,
  );
}

async function waits(attempt: Attempt, times: number): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push(await waitOf(attempt));
  return all;
}

describe('guesses at a name from one address', () => {
  it('are slowed down after five, twice as long each time, up to a quarter of an hour', async () => {
    const attempt = stranger('users anna');
    expect(await waits(attempt, 5)).toEqual([0, 0, 0, 0, 0]);
    const delays: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      delays.push(await waitOf(attempt));
      await letTimePass();
      expect(await waitOf(attempt)).toBe(0);
    }
    // Time passes between two attempts.
    for (const [index, delay] of [15, 30, 60, 120, 240, 480, 900, 900, 900, 900].entries()) {
      expect(delays[index]).toBeLessThanOrEqual(delay);
      expect(delays[index]).toBeGreaterThan(delay / 2);
    }
  });

  it('succeed at most five times if they are simultaneous', async () => {
    const attempt = stranger('users ben');
    const all = await Promise.all(Array.from({ length: 30 }, () => waitOf(attempt)));
    expect(all.filter((wait) => wait === 0).length).toBe(5);
  });

  it('do not slow down the same name from elsewhere, nor another name', async () => {
    const attempt = stranger('users cleo');
    await waits(attempt, 20);
    expect(await waitOf(stranger('users cleo'))).toBe(0);
    expect(await waitOf(stranger('users dora', attempt.source))).toBe(0);
    expect(await waitOf(stranger('admins cleo', attempt.source))).toBe(0);
  });

  it('are reset by a successful sign-in', async () => {
    const attempt = stranger('users emil');
    await waits(attempt, 4);
    await throttle.succeed(attempt);
    expect(await waits(attempt, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('guesses at a name from everywhere', () => {
  it('have an hourly limit, which does not apply to known devices', async () => {
    const guesses = Array.from({ length: 110 }, () => stranger('users frida'));
    const all = await Promise.all(guesses.map(waitOf));
    expect(all.filter((wait) => wait === 0).length).toBe(100);
    expect(await waitOf({ account: 'users frida', source: 'her-phone', isKnownDevice: true })).toBe(0);
    expect(await waitOf(stranger('users gina'))).toBe(0);
  });
});

describe('a device', () => {
  const proof = { name: 'diner-device', account: 'users anna', secret: 'a secret', isSecure: false };
  const headersWith = (cookie: string) => new Headers({ cookie: cookie.split(';')[0] ?? '' });

  it('is known for the name it has signed in with, by an HttpOnly cookie', () => {
    const cookie = deviceCookie(proof, 'her-phone');
    expect(cookie).toMatch(
      /^diner-device=her-phone\.[0-9a-f]{64}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    expect(deviceCookie({ ...proof, isSecure: true })).toMatch(/; Secure$/);
    expect(knownDevice(headersWith(cookie), proof)).toBe('her-phone');
  });

  it.each([
    ['another name', { account: 'users ben' }],
    ['a member of staff of that name', { account: 'admins anna' }],
    ['another site', { secret: 'another secret' }],
  ])('is unknown for %s', (_what, other) => {
    expect(knownDevice(headersWith(deviceCookie(proof)), { ...proof, ...other })).toBeNull();
  });

  it.each(['', '.', 'her-phone', 'her-phone.', `her-phone.${'0'.repeat(64)}`, 'é.é'])(
    'is unknown with %j',
    (value) => {
      const headers = new Headers();
      headers.set('cookie', `diner-device=${encodeURIComponent(value)}`);
      expect(knownDevice(headers, proof)).toBeNull();
    },
  );
});

it('hashing for an unknown name equals what Payload does for a known one', async () => {
  const { id } = await createDiner(cms.payload);
  const stored = await cms.payload.db.drizzle.execute(sql`select hash, salt from users where id = ${id}`);
  const { hash, salt } = stored.rows[0] as { hash: string; salt: string };
  expect(await hashPassword(TEST_PASSWORD, salt)).toBe(hash);
});
