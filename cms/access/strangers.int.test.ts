import { callRest, signInToRest, type RestAnswer } from '#cms/test/call-rest';
import { createAdmin, createDiner, createRestaurant, dinerToken } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { buildPicture } from '#cms/test/pictures';
import type { Endpoint } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * The routes of Payload's REST API open to anybody: for starting and ending a staff session, and for files that pages
 * show.
 */
const OPEN = [
  'POST /admins/logout',
  'GET /admins/me',
  'GET /media/file/:filename',
  'GET /ad-images/file/:filename',
  'GET /place-photos/file/:filename',
];
/** Calls below `/imports` and `/contract` check access themselves. */
const HAS_OWN_GUARD = /^\/(?:contract|imports)\b/;

interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
}

const cms = useTestCms();
let place: number;
const tokens = { nobody: undefined as string | undefined, diner: '', staff: '' };

beforeAll(async () => {
  place = (await createRestaurant(cms.payload, { sourceKey: 'key-of-the-source' })).id;
  const diner = await createDiner(cms.payload);
  tokens.diner = await dinerToken(cms.payload, diner.username);
  const staff = await createAdmin(cms.payload, ['admin']);
  tokens.staff = await signInToRest(cms.config, { username: staff.username ?? '' });
});

function allRoutes(): Route[] {
  const { collections, globals, endpoints } = cms.config;
  const below = (prefix: string, own: Endpoint[] | false) =>
    (own || []).map(({ method, path }) => ({
      method: method.toUpperCase() as Route['method'],
      path: (prefix + path).replace(/(?<=.)\/$/, ''),
    }));
  return [
    ...collections.flatMap(({ slug, endpoints: own }) => below(`/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => below(`/globals/${slug}`, own)),
    ...below('', endpoints).filter(({ path }) => !HAS_OWN_GUARD.test(path)),
  ];
}

const ask = (caller: keyof typeof tokens, { method, path }: Route, headers?: Record<string, string>) =>
  callRest(cms.config, {
    method,
    path: path.replace(/\/?:\w+\??/, `/${place}`),
    token: tokens[caller],
    ...((method === 'POST' || method === 'PATCH') && { body: {} }),
    ...(headers && { headers }),
  });

const isOpen = ({ method, path }: Route) => OPEN.includes(`${method} ${path}`);

describe.each(['nobody', 'diner'] as const)('%s', (caller) => {
  it('is refused on every route of every collection and global except staff sign-in and files', async () => {
    const answered: string[] = [];
    const routes = allRoutes();
    expect(routes.length).toBeGreaterThan(250);
    for (const route of routes.filter((each) => !isOpen(each))) {
      const { status } = await ask(caller, route);
      if (status !== 403) answered.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(answered).toEqual([]);
  });

  it('has no preferences of the panel', async () => {
    const answer = await callRest(cms.config, {
      method: 'GET',
      path: '/payload-preferences/nav',
      token: tokens[caller],
    });
    expect(answer).toMatchObject({ status: 200, body: { value: null } });
  });

  it('is refused whatever the form of the request', async () => {
    for (const path of [
      '/restaurants?limit=0',
      '/restaurants?where[sourceKey][exists]=true',
      `/restaurants/${place}?select[sourceKey]=true`,
      '/globals/home',
      '/restaurants/not-a-number',
      '/restaurants/99999999999999',
    ]) {
      const answer = await ask(caller, { method: 'GET', path });
      expect(answer.status, path).toBe(403);
      expect(JSON.stringify(answer.body)).not.toContain('key-of-the-source');
    }
    const dressed = { 'x-payload-http-method-override': 'GET' };
    expect((await ask(caller, { method: 'POST', path: '/restaurants' }, dressed)).status).toBe(403);
  });
});

it('unused account routes do not exist', async () => {
  for (const path of ['/users/login', '/users/forgot-password', '/users/reset-password']) {
    for (const caller of ['nobody', 'diner', 'staff'] as const) {
      expect([403, 404], path).toContain((await ask(caller, { method: 'POST', path })).status);
    }
  }
  for (const path of [
    '/admins/login',
    '/admins/forgot-password',
    '/admins/reset-password',
    '/admins/first-register',
    '/users/first-register',
    '/admins/verify/1',
    '/payload-preferences',
  ]) {
    expect((await ask('staff', { method: 'POST', path })).status, path).toBe(404);
  }
});

it('there is no GraphQL', async () => {
  for (const caller of ['nobody', 'diner', 'staff'] as const) {
    expect((await ask(caller, { method: 'POST', path: '/graphql' })).status).toBe(404);
    expect((await ask(caller, { method: 'GET', path: '/graphql-playground' })).status).toBe(404);
  }
});

describe('staff', () => {
  const read = (path: string): Promise<RestAnswer> => ask('staff', { method: 'GET', path });

  it('read everything as before', async () => {
    expect((await read(`/restaurants/${place}`)).body).toMatchObject({ sourceKey: 'key-of-the-source' });
    expect((await read('/globals/home')).status).toBe(200);
  });

  it('get an error for an invalid id, and nothing fails', async () => {
    for (const id of ['not-a-number', '0', '-1', '1.5', '99999999999999', '1e3', '%27', '%00']) {
      for (const [method, path] of [
        ['GET', `/restaurants/${id}`],
        ['PATCH', `/restaurants/${id}`],
        ['DELETE', `/restaurants/${id}`],
        ['POST', `/restaurants/${id}/duplicate`],
        ['GET', `/restaurants/versions/${id}`],
        ['POST', `/restaurants/versions/${id}`],
        ['POST', `/restaurants/access/${id}`],
        ['GET', `/globals/home/versions/${id}`],
      ] as const) {
        expect((await ask('staff', { method, path })).status, `${method} ${path}`).toBe(404);
      }
    }
  });
});

describe('a file', () => {
  it('of an upload is public, its record is for staff only', async () => {
    const file = { data: await buildPicture(), name: 'a.png', mimetype: 'image/png', size: 1 };
    const { id, filename } = await cms.payload.create({ collection: 'media', data: { alt: 'A' }, file });
    for (const caller of ['nobody', 'diner', 'staff'] as const) {
      const answer = await ask(caller, { method: 'GET', path: `/media/file/${filename}` });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect((await ask('nobody', { method: 'GET', path: `/media/${id}` })).status).toBe(403);
    expect((await ask('staff', { method: 'GET', path: `/media/${id}` })).status).toBe(200);
  });

  it.each(['gone.webp', '%00', '.', '%2e%2e', 'a'.repeat(300), '%2e%2e%2fgone.webp'])(
    'that is not there is not found: %s',
    async (name) => {
      for (const collection of ['media', 'ad-images', 'place-photos']) {
        const answer = await ask('nobody', { method: 'GET', path: `/${collection}/file/${name}` });
        // Whether a photo is visible is looked up in the database, which rejects a zero byte.
        expect(collection === 'place-photos' ? [400, 403, 404] : [403, 404]).toContain(answer.status);
        expect(JSON.stringify(answer.body)).not.toMatch(/went wrong|stack|\/tmp/);
      }
    },
  );

  it.each(['media', 'ad-images', 'place-photos'])(
    'of %s is in no folder, and nothing fails',
    async (uploads) => {
      for (const caller of ['nobody', 'staff'] as const) {
        const answer = await ask(caller, { method: 'GET', path: `/${uploads}/file/a.png?prefix=2026` });
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ errors: [{ message: 'The request cannot be read.' }] });
      }
    },
  );
});
