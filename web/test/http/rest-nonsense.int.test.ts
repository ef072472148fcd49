import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInStaff } from './site/staff.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';
import type { Visitor } from './site/visitor.ts';

let site: TestSite;
let admin: Visitor;

beforeAll(async () => {
  site = await startTestSite('none');
  admin = await signInStaff(site, ['admin']);
});
afterAll(() => site.close());

it.each([
  `/cms/api/globals/quiz-settings/versions?${'a[]=1&'.repeat(2_000)}`,
  '/cms/api/users/551?where=id',
  '/cms/api/restaurants?where=id',
  '/cms/api/neighborhoods/138?data=x',
  '/cms/api/awards/355?data=-createdAt',
  '/cms/api/globals/home?data=true',
  '/cms/api/globals/home?data=[]',
  '/cms/api/restaurants/count?where=id',
  '/cms/api/restaurants?where[and]=id',
  '/cms/api/restaurants?where[id][near]=x',
  '/cms/api/restaurants/99999999999999999999',
  '/cms/api/restaurants/abc',
  '/cms/api/restaurants/versions/abc',
  '/cms/api/restaurants?where[id][equals]=99999999999999999999',
  '/cms/api/restaurants?where[name][like]=%00',
  '/cms/api/restaurants?limit=99999999999999999999',
  '/cms/api/restaurants?page=-1&limit=-1',
  '/cms/api/restaurants?sort=a.b.c',
  '/cms/api/ads/%E0%A4%A',
  '/cms/api/media/file/a.png?where=id',
  '/cms/api/payload-jobs/handle-schedules',
  '/cms/api/payload-jobs/run',
])('a query that Payload cannot parse is refused: %s', async (path) => {
  const { status, text } = await admin.get(path);
  expect(status, `${path.slice(0, 80)} ${text.slice(0, 300)}`).toBeLessThan(500);
});

it.each([
  ['POST', '/cms/api/globals/quiz-settings/versions/277', {}],
  ['POST', '/cms/api/restaurants/versions/277', {}],
  ['POST', '/cms/api/globals/quiz-settings/versions/abc', {}],
  ['PUT', '/cms/api/constructor', {}],
  ['POST', '/cms/api/__proto__/1', {}],
  ['POST', '/cms/api/neighborhoods', { id: '0x10', name: 'Nowhere' }],
  ['POST', '/cms/api/cuisines', {}],
  ['POST', '/cms/api/neighborhoods', { title: 'x', aliases: [''] }],
  ['DELETE', '/cms/api/payload-preferences/nothing', {}],
  ['POST', '/cms/api/authors', { name: 'Nobody', picture: 2_000_000 }],
  ['POST', '/cms/api/pages', { title: 'A', description: 'b', slug: 'a', body: textOf(['words']) }],
  ['POST', '/cms/api/pages', { title: 'A', description: 'b', slug: 'a', body: textOf({ length: 1 }) }],
  ['POST', '/cms/api/pages', { title: 'A', description: 'b', slug: 'a', body: textOf([{ type: 'block' }]) }],
  ['POST', '/cms/api/pages', { title: 'A', description: 'b', slug: 'a', body: textOf([embedOf(5)]) }],
  ['POST', '/cms/api/pages', { title: 'A', description: 'b', slug: 'a', body: textOf([embedOf({})]) }],
  ['DELETE', `/cms/api/payload-preferences?where=${'{"and":['.repeat(1_000)}{}${']}'.repeat(1_000)}`, {}],
] as const)('a write to what is not there is refused: %s %s', async (method, path, body) => {
  const { status, text } = await admin.call(method, path, body);
  expect(status, text.slice(0, 300)).toBeLessThan(500);
});

it.each([
  ['text/csv', '\0'],
  ['text/plain', '{}'],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '1'],
  ['', ''],
])('a record sent as %s, and as %j, is refused', async (type, body) => {
  const headers = {
    cookie: cookiesOf(admin),
    origin: 'http://site.test',
    ...(type && { 'content-type': type }),
  };
  for (const path of ['/cms/api/awards', '/cms/api/redirects', '/cms/api/globals/home']) {
    const { status, text } = await site.send({ method: 'POST', path, headers, body });
    expect(status, path + text.slice(0, 300)).toBeLessThan(500);
  }
});

it.each(['x', 'a'.repeat(42)])('an unknown server action is refused: %s', async (action) => {
  for (const path of ['/cms', '/cms/login']) {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
      const headers = { 'next-action': action, 'content-type': type, origin: 'http://site.test' };
      const send = (more = {}) =>
        site.send({ method: 'POST', path, headers: { ...headers, ...more }, body: '[' });
      expect((await send()).status).toBe(401);
      const { status, text } = await send({ cookie: cookiesOf(admin) });
      expect(status, [path, type, text.slice(0, 300)].join(' ')).toBeLessThan(500);
    }
  }
});

it('a panel page with an undecodable address is refused', async () => {
  expect((await admin.get('/cms/%E0%A4%A')).status).toBe(400);
});

it('a server action from another site is refused', async () => {
  const headers = { 'next-action': 'a'.repeat(42), origin: 'https://other.example' };
  const { status } = await site.send({ method: 'POST', path: '/cms/login', headers, body: '[]' });
  expect(status).toBe(403);
});

it('any form sent to a panel page is refused', async () => {
  const sent = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'x' };
  const { status, text } = await site.send({ ...sent, path: '/cms/login' });
  expect(status, text).toBe(405);
});

it('paths that Payload has no calls for are a 404', async () => {
  expect((await admin.get('/cms/api/payload-migrations')).status).toBe(404);
  expect((await admin.call('POST', '/cms/api/payload-migrations', {})).status).toBe(404);
});

function textOf(children: unknown) {
  return { root: { type: 'root', direction: null, format: '', indent: 0, version: 1, children } };
}

function embedOf(url: unknown) {
  const fields = { id: 'a', blockName: '', blockType: 'embed', url, title: 'A video' };
  return { type: 'block', version: 2, format: '', fields };
}

function cookiesOf({ cookies }: Visitor): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
