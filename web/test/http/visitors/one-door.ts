import { TEST_ADMIN } from '#cms/test/create-test-database';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../site/send.ts';
import { site } from '../site/empty-site.ts';

/** Paths that Payload treats alike: it drops `/globals`, ignores case, and resolves dots and escapes. */
const SPELLINGS = [
  '/cms/api/contract',
  '/cms/api/Contract',
  '/cms/api/CONTRACT',
  '/cms/api/globals/contract',
  '/cms/api/GLOBALS/contract',
  '/cms/api/globals/../contract',
  '/cms/api/./globals/contract',
  '/cms/api/x/../contract',
  '/cms/api/%67lobals/contract',
  '/cms/api/globals/%63ontract',
  '/cms/api/%63ontract',
  '/cms/api//contract',
  '/cms/API/globals/contract',
  '/CMS/api/globals/contract',
  '/cms/api/restaurants/contract',
  '/cms/api/admins/contract',
  '/cms/api/globals/home/contract',
  '/cms/api/globals/globals/contract',
];

const JSON_TYPE = { 'content-type': 'application/json' };
const calls = Object.entries<Operation>(operations).map(([id, operation]) => ({ id, ...operation }));
const writes = calls.filter(({ method }) => method !== 'GET');

let callers = 0;
/** The spellings that reach a call. */
let doors: string[];

beforeAll(async () => {
  doors = [];
  for (const spelling of SPELLINGS) {
    if ((await site.send(`${spelling}/api/site`)).status === 200) doors.push(spelling);
  }
});

const addressOf = ({ path }: Operation) => path.replace('{token}', 'a'.repeat(22)).replace(/\{\w+\}/g, '1');
const saidBy = ({ status, text }: Answer) => ({ status, text });

/** Checks that every other spelling responds like `/api`, or isn't the address of a call. */
async function everyDoorSays(
  operation: Operation,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const ask = (door: string) => {
    callers += 1;
    return site.send({
      method: operation.method,
      path: door + addressOf(operation),
      // A different client each time: rate limits have their own test.
      headers: { ...headers, 'x-forwarded-for': `198.51.${callers >> 8}.${callers & 255}` },
      ...(body !== undefined && { body }),
    });
  };
  const expected = await ask('');
  for (const door of doors) {
    const answer = await ask(door);
    expect(saidBy(answer), door).toEqual(saidBy(expected));
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  return expected;
}

it('calls have more addresses than their own, otherwise this file would test nothing', () => {
  expect(doors).toEqual(
    expect.arrayContaining(['/cms/api/contract', '/cms/api/globals/contract', '/cms/api/CONTRACT']),
  );
});

it('an unknown address returns 404 and does nothing', async () => {
  for (const spelling of SPELLINGS.filter((one) => !doors.includes(one))) {
    const answer = await site.send({
      method: 'POST',
      path: `${spelling}/api/admin/login`,
      headers: JSON_TYPE,
      body: JSON.stringify(TEST_ADMIN),
    });
    expect(answer.status, spelling).toBe(404);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

describe('under any address', () => {
  it.each(writes)('$id is refused to a page of another site', async (operation) => {
    const headers = { ...JSON_TYPE, origin: 'https://evil.example' };
    expect((await everyDoorSays(operation, headers)).status).toBe(403);
  });

  it.each(calls.filter(({ audience, isSessionOptional }) => audience !== 'public' && !isSessionOptional))(
    '$id accepts only the session of its audience',
    async (operation) => {
      const { headers } = await everyDoorSays(operation, { ...JSON_TYPE, origin: TEST_SITE_URL });
      expect(headers['content-type']).toMatch(/^text\/plain/);
    },
  );

  it.each(writes.filter(({ audience, body }) => audience === 'public' && body))(
    '$id reads no more than its limit',
    async (operation) => {
      const body = JSON.stringify({ a: 'x'.repeat(200_000) });
      expect((await everyDoorSays(operation, JSON_TYPE, body)).status).toBe(413);
    },
  );

  it.each(writes.filter(({ audience, bodyType }) => audience === 'public' && bodyType === undefined))(
    '$id accepts only JSON',
    async (operation) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await everyDoorSays(operation, form, 'a=b')).status).toBe(415);
    },
  );

  it('50 MB are refused by their length', async () => {
    const body = 'x'.repeat(50 * 1024 * 1024);
    const answer = await everyDoorSays(operations.adminLogin, JSON_TYPE, body);
    expect(answer.status).toBe(413);
  });

  it('sign-ins are counted together in every spelling', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const door = [...doors, ''][attempt % (doors.length + 1)];
      const { status } = await site.send({
        method: 'POST',
        path: `${door}/api/login`,
        headers: { ...JSON_TYPE, 'x-forwarded-for': '192.0.2.44' },
        body: JSON.stringify({ username: `nobody-${attempt}`, password: 'wrong password' }),
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(170).fill(429)]);
  });
});
