import { rateLimits } from '#cms/calls/rate-limits';
import { operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createDiner, createRestaurant, TEST_PASSWORD } from '#cms/test/factories';
import { describe, expect, it } from 'vitest';
import { expectDeclared } from '../site/expect-declared.ts';
import type { Answer } from '../site/send.ts';
import { site } from '../site/sample-site.ts';
import type { Visitor } from '../site/visitor.ts';

const SEARCHES_A_MINUTE = 3_000;

const reached = new Map<OperationId, Set<number>>();

/** Checks that the contract declares the answer, and counts it as reached. */
function expectAnswer(id: OperationId, status: number, answer: Answer): Answer {
  expect(answer.status, answer.text).toBe(status);
  expectDeclared(operations[id], answer);
  reached.set(id, (reached.get(id) ?? new Set()).add(status));
  return answer;
}

async function ask(
  visitor: Visitor,
  id: OperationId,
  status: number,
  params: Record<string, string | number> = {},
): Promise<Answer> {
  return expectAnswer(id, status, await visitor.get(addressOf(operations[id], params)));
}

async function tell(visitor: Visitor, id: OperationId, status: number, body?: unknown): Promise<Answer> {
  return expectAnswer(id, status, await visitor.call('POST', operations[id].path, body));
}

function addressOf({ path }: Operation, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
}

describe('the calls that pages make', () => {
  it.each([
    'getSite',
    'getHomePage',
    'listRestaurants',
    'listCuisineStats',
    'listNeighborhoodStats',
    'getStoriesPage',
    'getGuidesPage',
    'getAwardsPage',
    'getWinDinnerPage',
    'getSiteContents',
  ] as const)('%s answers what it declares', async (id) => {
    await ask(site.visitor(), id, 200);
  });

  it('getCuisinePage finds stored cuisines, reports unknown ones, and refuses invalid slugs', async () => {
    await ask(site.visitor(), 'getCuisinePage', 200, { slug: 'bar-&-restaurant' });
    await ask(site.visitor(), 'getCuisinePage', 404, { slug: 'moon-food' });
    await ask(site.visitor(), 'getCuisinePage', 400, { slug: 'a'.repeat(301) });
  });

  it('getCuisinePage does not know hidden categories', async () => {
    await ask(site.visitor(), 'getCuisinePage', 404, { slug: 'hotel' });
    await ask(site.visitor(), 'getCuisinePage', 404, { slug: 'bars' });
  });

  it('getNeighborhoodPage finds stored names, including slashes and apostrophes', async () => {
    await ask(site.visitor(), 'getNeighborhoodPage', 200, { slug: 'loyola/notre-dame' });
    await ask(site.visitor(), 'getNeighborhoodPage', 200, { slug: "o'donnell-heights" });
    await ask(site.visitor(), 'getNeighborhoodPage', 404, { slug: 'atlantis' });
    await ask(site.visitor(), 'getNeighborhoodPage', 400, { slug: 'a'.repeat(301) });
  });

  it.each([
    ['getStoryPage', 'sotto-sopra-mount-vernon-italian-gem'],
    ['getGuidePage', 'fells-point-restaurant-guide'],
    ['getAwardPage', 'red-emmas'],
    ['getOwnPage', 'privacy'],
    ['getAuthorPage', 'nell-okafor'],
  ] as const)('%s knows slugs, says so of others, and refuses what is none', async (id, slug) => {
    await ask(site.visitor(), id, 200, { slug });
    await ask(site.visitor(), id, 404, { slug: 'nobody-knows' });
    await ask(site.visitor(), id, 400, { slug: 'a'.repeat(301) });
    await ask(site.visitor(), id, 400, { slug: 'a\0' });
  });

  it('findRedirect returns where an address has moved to', async () => {
    const data = { from: '/moved-away', to: '/blog' };
    await site.cms.payload.create({ collection: 'redirects', data });
    const find = async (path: string, status: number) =>
      expectAnswer('findRedirect', status, await site.send(`/api/redirect${path}`));
    expect((await find('?path=/moved-away', 200)).json()).toEqual({ to: '/blog' });
    await find('?path=/nowhere', 404);
    await find('?path=%ED%A0%80', 404);
    await find('?path=%00', 400);
    await find('', 400);
  });

  it('getRestaurant shows published places, closed ones included', async () => {
    const { payload } = site.cms;
    const open = await createRestaurant(payload, {
      hoursKnown: true,
      openingHours: [{ day: 'fri', opens: '17:00', closes: '02:00' }],
      tags: ['brunch'],
      lastVerifiedAt: '2026-05-04T12:00:00.000Z',
    });
    const answer = await ask(site.visitor(), 'getRestaurant', 200, { id: open.id });
    expect(answer.json()).toMatchObject({
      openingHours: [{ day: 'fri', opens: '17:00', closes: '02:00' }],
      tags: ['brunch'],
      lastVerifiedAt: '2026-05-04T12:00:00.000Z',
      isSample: false,
    });
    const closed = await createRestaurant(payload, { status: 'closed' });
    await ask(site.visitor(), 'getRestaurant', 200, { id: closed.id });
    const draft = await createRestaurant(payload, { _status: 'draft' });
    await ask(site.visitor(), 'getRestaurant', 404, { id: draft.id });
    await ask(site.visitor(), 'getRestaurant', 404, { id: 2_147_483_647 });
    for (const id of ['abc', '0', '-1', '1.5', '2147483648', '1e99', ' ', '\0']) {
      await ask(site.visitor(), 'getRestaurant', 400, { id });
    }
  });

  it('searchRestaurants, listPins and suggest return what they declare, up to a limit per minute', async () => {
    const eager = site.visitor();
    await ask(eager, 'searchRestaurants', 200);
    await ask(eager, 'listPins', 200);
    await ask(eager, 'suggest', 400);
    expectAnswer('listPins', 400, await eager.get('/api/search/pins?area=1,2,3'));
    expectAnswer('searchRestaurants', 400, await eager.get('/api/search?page=0'));
    expectAnswer('suggest', 200, await eager.get('/api/suggest?q=crab'));
    await rateLimits(site.cms.payload).countAddress('search', eager.address, SEARCHES_A_MINUTE - 10);
    // Each with a different query: cached answers don't count.
    for (let count = 0; count < 10; count += 1) await eager.get(`/api/suggest?q=crab${count}`);
    expectAnswer('suggest', 429, await eager.get('/api/suggest?q=too+many'));
    expectAnswer('listPins', 429, await eager.get('/api/search/pins?q=too+many'));
    expectAnswer('searchRestaurants', 429, await eager.get('/api/search?q=too+many'));
    await ask(site.visitor(), 'searchRestaurants', 200);
  });

  it('getOpenApi describes every call', async () => {
    const { paths } = (await ask(site.visitor(), 'getOpenApi', 200)).json() as {
      paths: Record<string, object>;
    };
    for (const { path, method } of Object.values<Operation>(operations)) {
      expect(paths[path], `${method} ${path}`).toHaveProperty(method.toLowerCase());
    }
  });
});

describe('the calls of a diner', () => {
  it('register returns the new diner, refuses a taken name in any case, and explains errors', async () => {
    const account = { username: 'Oyster', password: 'pearl-of-the-bay' };
    expect((await tell(site.visitor(), 'register', 201, account)).json()).toEqual({
      id: expect.any(Number),
      username: 'oyster',
    });
    await tell(site.visitor(), 'register', 409, account);
    await tell(site.visitor(), 'register', 409, { ...account, username: ' OYSTER ' });
    for (const [body, reason] of [
      [{ username: 'clam', password: 'seven77' }, 'Password must be at least 8 characters'],
      [{ username: 'clam' }, 'Password is required'],
      [{ username: 'clam', password: ' \t\u00a0'.repeat(4) }, 'Password is required'],
      [{ password: 'long-enough' }, 'Username is required'],
      [{ username: '   ', password: 'long-enough' }, 'Username is required'],
      [{ username: 'clam', password: 'x'.repeat(300) }, 'Password must be at most 256 characters'],
      [{ username: 5, password: 'long-enough' }, 'Username is required'],
    ] as const) {
      expect((await tell(site.visitor(), 'register', 400, body)).text).toBe(reason);
    }
  });

  it('register refuses names that are unstorable or unreadable', async () => {
    for (const username of ['nul\0byte', 'line\nbreak', 'bell\u0007']) {
      await tell(site.visitor(), 'register', 400, { username, password: 'long-enough' });
    }
  });

  it('register gives a name to only one of many who request it at once', async () => {
    const account = { username: 'wanted', password: 'long-enough' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => site.visitor().call('POST', '/api/register', account)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('register ignores fields that the contract does not declare', async () => {
    const more = { roles: ['admin'], id: 4711, collection: 'admins' };
    const answer = await tell(site.visitor(), 'register', 201, {
      username: 'climber',
      password: 'long-enough',
      ...more,
    });
    expect(answer.json()).not.toMatchObject({ id: 4711 });
  });

  it('login returns the diner, and the same text for an unknown name and a wrong password', async () => {
    const { id, username } = await createDiner(site.cms.payload);
    const answer = await tell(site.visitor(), 'login', 200, { username, password: TEST_PASSWORD });
    expect(answer.json()).toEqual({ id, username });
    const wrong = await tell(site.visitor(), 'login', 401, { username, password: 'not-the-one' });
    const unknown = await tell(site.visitor(), 'login', 401, {
      username: 'nobody-here',
      password: 'not-the-one',
    });
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.text).toMatch(/^[A-Z][^\n]+$/);
    await tell(site.visitor(), 'login', 400, { username });
    expect((await tell(site.visitor(), 'login', 400, { username, password: '\t' })).text).toBe(
      'Password is required',
    );
    await tell(site.visitor(), 'login', 400, 'just a text');
  });

  it('login refuses an impossible name without failing', async () => {
    const answer = await site
      .visitor()
      .call('POST', '/api/login', { username: 'nul\0byte', password: 'whatever' });
    expect([400, 401]).toContain(answer.status);
    expectDeclared(operations.login, answer);
  });

  it('login does not open a staff account', async () => {
    await tell(site.visitor(), 'login', 401, TEST_ADMIN);
  });

  it('login and register return 429 to an address that tries too often, under any name', async () => {
    const visitor = site.visitor();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await visitor.call('POST', '/api/login', { username: `guess-${attempt}`, password: 'guess-guess' });
    }
    const refused = await tell(visitor, 'login', 429, { username: 'guess', password: 'guess-guess' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await tell(visitor, 'register', 429, { username: 'guess', password: 'guess-guess' });
    await tell(visitor, 'adminLogin', 429, TEST_ADMIN);
    await ask(visitor, 'getSite', 200);
  });

  it('getCurrentUser returns the signed-in diner, logout ends the session', async () => {
    const { id, username } = await createDiner(site.cms.payload);
    const visitor = site.visitor();
    await ask(visitor, 'getCurrentUser', 401);
    await tell(visitor, 'login', 200, { username, password: TEST_PASSWORD });
    expect((await ask(visitor, 'getCurrentUser', 200)).json()).toEqual({ id, username });
    await tell(visitor, 'logout', 204);
    await ask(visitor, 'getCurrentUser', 401);
    await tell(visitor, 'logout', 204);
  });
});

describe('the calls for readers’ submissions', () => {
  it('submitRestaurant confirms, explains errors, and stops a flood', async () => {
    const visitor = site.visitor();
    const proposal = {
      name: 'Crab & Anchor',
      description: 'Steamed crabs by the dozen.',
      category: 'Seafood',
      address: '1 Thames St',
      neighborhood: 'Fells Point',
      imageUrl: 'https://crab.example/front.jpg',
      priceRange: '$$',
      elapsedMs: 9_000,
    };
    await tell(visitor, 'submitRestaurant', 201, proposal);
    const refused = await tell(visitor, 'submitRestaurant', 400, { ...proposal, name: 'C' });
    expect(refused.text).toBe('Name must be at least 2 characters');
    for (let sent = 2; sent < 10; sent += 1) await visitor.call('POST', '/api/restaurants/submissions', {});
    const late = await tell(visitor, 'submitRestaurant', 429, proposal);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    await tell(site.visitor(), 'submitRestaurant', 201, proposal);
  });

  it('reportProblem confirms, explains errors, checks its place, and stops a flood', async () => {
    const { id } = await createRestaurant(site.cms.payload);
    const visitor = site.visitor();
    const report = { kind: 'hours', text: 'Closed on Mondays now.', elapsedMs: 9_000 };
    const send = async (status: number, place: number, body: object) =>
      expectAnswer(
        'reportProblem',
        status,
        await visitor.call('POST', addressOf(operations.reportProblem, { id: place }), body),
      );
    await send(201, id, report);
    expect((await send(400, id, { ...report, kind: 'taste' })).text).toBe('Choose what’s wrong');
    await send(404, 2_147_483_647, report);
    const draft = await createRestaurant(site.cms.payload, { _status: 'draft' });
    await send(404, draft.id, report);
    for (let sent = 4; sent < 10; sent += 1) await send(201, id, report);
    await send(429, id, report);
  });
});

describe('the calls of staff', () => {
  it('adminLogin returns the name, or an object with the error', async () => {
    expect((await tell(site.visitor(), 'adminLogin', 200, TEST_ADMIN)).json()).toEqual({
      username: TEST_ADMIN.username,
    });
    const wrong = await tell(site.visitor(), 'adminLogin', 401, { ...TEST_ADMIN, password: 'not-the-one' });
    const unknown = await tell(site.visitor(), 'adminLogin', 401, { ...TEST_ADMIN, username: 'nobody-here' });
    expect(wrong.json()).toEqual({ error: expect.any(String) });
    expect(unknown.json()).toEqual(wrong.json());
    const missing = await tell(site.visitor(), 'adminLogin', 400, { username: 'admin' });
    expect(missing.json()).toEqual({ error: 'Password is required' });
  });

  it('adminLogin reports a body that is not JSON in the same form', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await site.send({
      method: 'POST',
      path: '/api/admin/login',
      headers,
      body: '{"username"',
    });
    expectAnswer('adminLogin', 400, answer);
  });

  it('logout stays a POST, whatever method a header claims', async () => {
    const headers = { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' };
    const answer = await site.send({ method: 'POST', path: '/api/logout', headers });
    expectAnswer('logout', 204, answer);
  });

  it('adminLogin does not open a diner account', async () => {
    const { username } = await createDiner(site.cms.payload);
    await tell(site.visitor(), 'adminLogin', 401, { username, password: TEST_PASSWORD });
  });

  it('getCurrentAdmin returns name and roles, adminLogout ends the session', async () => {
    const visitor = site.visitor();
    await ask(visitor, 'getCurrentAdmin', 401);
    await tell(visitor, 'adminLogin', 200, TEST_ADMIN);
    expect((await ask(visitor, 'getCurrentAdmin', 200)).json()).toEqual({
      username: TEST_ADMIN.username,
      roles: ['admin'],
    });
    await tell(visitor, 'adminLogout', 204);
    await ask(visitor, 'getCurrentAdmin', 401);
    await tell(visitor, 'adminLogout', 204);
  });
});

describe('the contract as a whole', () => {
  it('was seen whole: every declared answer of every call above', () => {
    const missing = [...reached].flatMap(([id, statuses]) =>
      Object.keys(operations[id].responses)
        .filter((status) => !statuses.has(Number(status)))
        .map((status) => `${id} ${status}`),
    );
    expect(missing).toEqual([]);
  });
});
