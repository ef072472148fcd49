import { rateLimits } from '#cms/calls/rate-limits';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createDiner, createRestaurant, TEST_PASSWORD } from '#cms/test/factories';
import { describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { expectDeclared } from '../site/expect-declared.ts';
import { site } from '../site/sample-site.ts';
import type { Visitor } from '../site/visitor.ts';

const SEARCHES_A_MINUTE = 3_000;

const PAGES = [
  'getSite',
  'getHomePage',
  'listRestaurants',
  'listCuisineStats',
  'listNeighborhoodStats',
  'getStoriesPage',
  'getGuidesPage',
  'getOpenings',
  'getAwardsPage',
  'getWinDinnerPage',
  'getSitemap',
] as const;
/** Of each, a page that there is. */
const SLUGS = [
  ['getCuisinePage', 'bar-&-restaurant'],
  ['getNeighborhoodPage', 'loyola/notre-dame'],
  ['getStoryPage', 'sotto-sopra-mount-vernon-italian-gem'],
  ['getGuidePage', 'best-bar-&-restaurant-restaurants-baltimore'],
  ['getAwardPage', 'red-emmas'],
  ['getOwnPage', 'privacy'],
  ['getAuthorPage', 'nell-okafor'],
] as const;
const { call, missing } = watchContract([
  ...PAGES,
  ...SLUGS.map(([id]) => id),
  'findRedirect',
  'getRestaurant',
  'searchRestaurants',
  'listPins',
  'suggest',
  'getOpenApi',
  'register',
  'login',
  'logout',
  'getCurrentUser',
  'submitRestaurant',
  'reportProblem',
  'adminLogin',
  'adminLogout',
  'getCurrentAdmin',
]);
const tell = (visitor: Visitor, id: Parameters<typeof call>[1], status: number, body?: unknown) =>
  call(visitor, id, status, { body });

/** The next change by this visitor's address is refused. */
const changeTooOften = ({ address }: Visitor) =>
  rateLimits(site.cms.payload)
    .countAddress('change', address, 1_000)
    .catch(() => undefined);

describe('the calls that pages make', () => {
  it.each(PAGES)('%s answers what it declares', async (id) => {
    await call(site.visitor(), id, 200);
  });

  it.each(['getHomePage', 'getWinDinnerPage'] as const)(
    '%s shows its draft to those who have its link',
    async (id) => {
      await call(site.visitor(), id, 404, { query: '?preview=made-up' });
      await call(site.visitor(), id, 400, { query: `?preview=${'a'.repeat(501)}` });
    },
  );

  it.each(SLUGS)('%s knows slugs, says so of others, and refuses what is none', async (id, slug) => {
    await call(site.visitor(), id, 200, { params: { slug } });
    await call(site.visitor(), id, 404, { params: { slug: 'nobody-knows' } });
    await call(site.visitor(), id, 400, { params: { slug: 'a'.repeat(301) } });
    await call(site.visitor(), id, 400, { params: { slug: 'a\0' } });
  });

  it('findRedirect returns where an address has moved to', async () => {
    const data = { from: '/moved-away', to: '/blog' };
    await site.cms.payload.create({ collection: 'redirects', data });
    const find = (query: string, status: number) => call(site.visitor(), 'findRedirect', status, { query });
    expect((await find('?path=/moved-away', 200)).json()).toEqual({ to: '/blog' });
    const moved = await site.send('/moved-away/');
    expect([moved.status, moved.headers.location]).toEqual([301, '/blog']);
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
      openedOn: '2026-02-28T12:00:00.000Z',
      lastVerifiedAt: '2026-05-04T12:00:00.000Z',
    });
    const answer = await call(site.visitor(), 'getRestaurant', 200, { params: { id: open.id } });
    expect(answer.json()).toMatchObject({
      openingHours: [{ day: 'fri', opens: '17:00', closes: '02:00' }],
      tags: ['brunch'],
      openedOn: '2026-02-28',
      lastVerifiedAt: '2026-05-04T12:00:00.000Z',
      isSample: false,
    });
    expect((await site.visitor().get(`/restaurants/${open.id}`)).text).toContain('Opened in February 2026');
    const closed = await createRestaurant(payload, { status: 'closed' });
    await call(site.visitor(), 'getRestaurant', 200, { params: { id: closed.id } });
    const draft = await createRestaurant(payload, { _status: 'draft' });
    await call(site.visitor(), 'getRestaurant', 404, { params: { id: draft.id } });
    await call(site.visitor(), 'getRestaurant', 404, { params: { id: 2_147_483_647 } });
    for (const id of ['abc', '0', '-1', '1.5', '2147483648', '1e99', ' ', '\0']) {
      await call(site.visitor(), 'getRestaurant', 400, { params: { id } });
    }
  });

  it('searchRestaurants, listPins and suggest return what they declare, up to a limit per minute', async () => {
    const eager = site.visitor();
    await call(eager, 'searchRestaurants', 200);
    await call(eager, 'listPins', 200);
    await call(eager, 'suggest', 400);
    await call(eager, 'listPins', 400, { query: '?area=1,2,3' });
    await call(eager, 'searchRestaurants', 400, { query: '?page=0' });
    await call(eager, 'suggest', 200, { query: '?q=crab' });
    await rateLimits(site.cms.payload).countAddress('search', eager.address, SEARCHES_A_MINUTE - 10);
    // Each with a different query: cached answers don't count.
    for (let count = 0; count < 10; count += 1) await eager.get(`/api/suggest?q=crab${count}`);
    await call(eager, 'suggest', 429, { query: '?q=too+many' });
    await call(eager, 'listPins', 429, { query: '?q=too+many' });
    await call(eager, 'searchRestaurants', 429, { query: '?q=too+many' });
    await call(site.visitor(), 'searchRestaurants', 200);
  });

  it('getOpenApi describes every call', async () => {
    const { paths } = (await call(site.visitor(), 'getOpenApi', 200)).json() as {
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
      ...['nul\0byte', 'line\nbreak', 'bell\u0007'].map(
        (username) =>
          [{ username, password: 'long-enough' }, 'Username must not contain control characters'] as const,
      ),
    ] as const) {
      expect((await tell(site.visitor(), 'register', 400, body)).text).toBe(reason);
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

  it('login refuses an impossible name without failing, and does not open a staff account', async () => {
    await tell(site.visitor(), 'login', 400, { username: 'nul\0byte', password: 'whatever' });
    await tell(site.visitor(), 'login', 401, TEST_ADMIN);
  });

  it('login and register return 429 to an address that tries too often, under any name', async () => {
    const visitor = site.visitor();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await visitor.call('POST', '/api/login', { username: `guess-${attempt}`, password: 'guess-guess' });
    }
    for (const id of ['login', 'register', 'adminLogin'] as const)
      await tell(visitor, id, 429, { username: 'guess', password: 'guess-guess' });
  });

  it('getCurrentUser returns the signed-in diner, logout ends the session', async () => {
    const { id, username } = await createDiner(site.cms.payload);
    const visitor = site.visitor();
    await call(visitor, 'getCurrentUser', 401);
    await tell(visitor, 'login', 200, { username, password: TEST_PASSWORD });
    expect((await call(visitor, 'getCurrentUser', 200)).json()).toEqual({ id, username });
    await tell(visitor, 'logout', 204);
    await call(visitor, 'getCurrentUser', 401);
    await tell(visitor, 'logout', 204);
    await changeTooOften(visitor);
    await tell(visitor, 'logout', 429);
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
    const send = (status: number, place: number, body: object) =>
      call(visitor, 'reportProblem', status, { params: { id: place }, body });
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
    const incomplete = await tell(site.visitor(), 'adminLogin', 400, { username: 'admin' });
    expect(incomplete.json()).toEqual({ error: 'Password is required' });
  });

  it('adminLogin reports a body that is not JSON in the same form', async () => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', path: '/api/admin/login', headers, body: '{"username"' };
    expectDeclared(operations.adminLogin, await site.send(sent));
  });

  it('logout stays a POST, whatever method a header claims', async () => {
    const headers = { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' };
    expect((await site.send({ method: 'POST', path: '/api/logout', headers })).status).toBe(204);
  });

  it('adminLogin does not open a diner account', async () => {
    const { username } = await createDiner(site.cms.payload);
    await tell(site.visitor(), 'adminLogin', 401, { username, password: TEST_PASSWORD });
  });

  it('getCurrentAdmin returns name and roles, adminLogout ends the session', async () => {
    const visitor = site.visitor();
    await call(visitor, 'getCurrentAdmin', 401);
    await tell(visitor, 'adminLogin', 200, TEST_ADMIN);
    expect((await call(visitor, 'getCurrentAdmin', 200)).json()).toEqual({
      username: TEST_ADMIN.username,
      roles: ['admin'],
    });
    await tell(visitor, 'adminLogout', 204);
    await call(visitor, 'getCurrentAdmin', 401);
    await tell(visitor, 'adminLogout', 204);
    await changeTooOften(visitor);
    await tell(visitor, 'adminLogout', 429);
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
