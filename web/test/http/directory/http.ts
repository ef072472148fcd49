import { extname } from 'node:path';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '../site/sample-site.ts';
import type { TestSite } from '../site/start-test-site.ts';
import cases from './http.json' with { type: 'json' };

let elsewhere: Awaited<ReturnType<TestSite['another']>>;

beforeAll(async () => {
  elsewhere = await site.another();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const PAGES = [
  '/',
  '/cuisines',
  '/cuisines/pizza',
  '/neighborhoods',
  '/neighborhoods/canton',
  '/restaurants/12304',
];

const login = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  site.send({ method: 'POST', path: '/api/login', headers, body });

describe('a body that cannot be read', () => {
  it.each(['{"username":', '{]', 'username=a&password=b', '\u0000'])(
    'is refused with 400: %j',
    async (body) => {
      const answer = await login(body);
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.text).toBe('The body is not valid JSON.');
    },
  );

  it('is refused with 413 when it is too large, and the next request is served', async () => {
    const answer = await login(JSON.stringify({ username: 'a', password: 'x'.repeat(120_000) }));
    expect(answer.status).toBe(413);
    expect(answer.text).toBe('The body is larger than 100 kB.');
    expect((await site.send('/api/site')).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=klingon' },
    { 'content-type': 'application/json', 'content-encoding': 'lzma' },
    // It would exceed the limit only once decompressed.
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('is refused with 415 as %j', async (headers) => {
    const answer = await login('{"username":"a","password":"b"}', headers);
    expect(answer.status).toBe(415);
    expect(answer.text).toMatch(/^[A-Z][^\n]+\.$/);
  });
});

describe('a call that does not exist', () => {
  it.each(['/api', '/api/', '/api/nope', '/api/restaurants/1/nope', '/api/contract/api/site', '/api/users'])(
    'is 404 in plain text: %s',
    async (path) => {
      const answer = await site.send(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.text).toBe('There is no such call.');
    },
  );

  it.each(cases.methods)('is 405 with the allowed methods: %s %s', async (method, path, allowed) => {
    const answer = await site.send({ method, path });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain(allowed);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    'is 405 for %s on a page',
    async (method) => {
      const answer = await site.send({ method, path: '/cuisines' });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it.each(['TRACE', 'PROPFIND', 'PUT'])('is refused for %s at Payload’s REST', async (method) => {
    const { status } = await site.send({ method, path: '/cms/api/restaurants' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('a write from another site', () => {
  const writeFrom = (origin: string, host?: string) =>
    site.send({
      method: 'POST',
      path: '/api/logout',
      headers: { origin, ...(host && { host }) },
    });

  it.each([
    'https://evil.example',
    'null',
    'http://site.test.evil.example',
    'http://site.test:81',
    'garbage',
  ])('is refused with 403: %s', async (origin) => {
    const answer = await writeFrom(origin, 'site.test');
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('does not include the site’s own pages or programs without an origin', async () => {
    expect((await writeFrom(TEST_SITE_URL)).status).toBe(204);
    expect((await site.send({ method: 'POST', path: '/api/logout' })).status).toBe(204);
  });
});

describe('a page or answer', () => {
  it.each([...PAGES, '/api/restaurants', '/covers/12304.svg'])(
    'has HEAD as GET without the body, and is a 304 for those who have it: %s',
    async (path) => {
      const get = await site.send(path);
      const etag = get.headers.etag ?? '';
      expect(etag).not.toBe('');
      // The first answer of an address is not packed yet.
      for (const _ of [1, 2]) {
        const head = await site.send({ method: 'HEAD', path });
        expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, etag]);
        expect(head.headers['content-type']).toBe(get.headers['content-type']);
      }
      for (const given of [etag, `"other", ${etag}`]) {
        const again = await site.send({ path, headers: { 'if-none-match': given } });
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
      }
      const stale = await site.send({ path, headers: { 'if-none-match': 'W/"something-else"' } });
      expect(stale.status).toBe(200);
    },
  );

  it.each(PAGES)(
    'has a validator that changes with the content alone, in every process: %s',
    async (path) => {
      const first = await site.send(path);
      const asked = { path, headers: { 'if-none-match': first.headers.etag ?? '' } };
      expect((await elsewhere(asked)).status).toBe(304);
      expect(first.text).not.toMatch(/"dataUpdatedAt":[1-9]/);
    },
  );

  it('that is missing is a 404 to HEAD, too', async () => {
    for (const path of ['/nope', '/api/nope'])
      expect((await site.send({ method: 'HEAD', path })).status).toBe(404);
  });
});

describe('the files that a page loads', () => {
  it('are there, immutable and with their types', async () => {
    const { text } = await site.send('/');
    const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining(['.js', '.css']));
    for (const file of new Set(files)) {
      const { status, headers } = await site.send({ path: file, headers: { 'accept-encoding': 'br' } });
      expect([file, status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
        'nosniff',
      ]);
    }
  });

  it.each(['/.vite/manifest.json', '/assets/nope.js'])('are the only ones: %s', async (file) => {
    const answer = await site.send(file);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('404 Page Not Found');
  });
});

it('a page is compressed as the visitor’s Accept-Encoding says', async () => {
  const headers = { 'accept-encoding': 'br;q=0, gzip' };
  expect((await site.send({ path: '/', headers })).headers['content-encoding']).toBe('gzip');
});

describe('an address in another spelling', () => {
  it.each(cases.spellings)('%s redirects permanently to %s', async (from, to) => {
    const answer = await site.send(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    expect((await site.send(to)).status).toBe(200);
  });

  it('keeps it, in a single redirect that applies only to pages', async () => {
    const asked = { path: '/Cuisines/PIZZA/?sort=name&q=Old%20Bay' };
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.send({ ...asked, method });
      expect([status, headers.location]).toEqual([301, '/cuisines/pizza?sort=name&q=Old%20Bay']);
    }
    expect((await site.send({ ...asked, method: 'POST' })).status).toBe(405);
    for (const path of ['/api/Site', '/api/site/', '/cms/api/globals/']) {
      expect((await site.send(path)).headers.location).toBeUndefined();
    }
  });

  it.each(['//evil.example/', '/%252f%252fevil.example', '/\\evil.example'])(
    'never redirects to another host: %s',
    async (from) => {
      const { status, headers } = await site.send(from);
      expect(status).toBeLessThan(500);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('an address that names nothing', () => {
  it.each(['/restaurants/%', '/covers/%E0.svg', '/award-badges/%', '/%', '/%/?q=%00', '/saved/%ff%fe'])(
    'is 404 with both of the page’s texts, and noindex: %s',
    async (path) => {
      const answer = await site.send(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('404 Page Not Found');
      expect(answer.text).toContain('Did you forget to add the page to the router?');
      expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('headers of a page', () => {
  it.each([...PAGES, '/nope'])('forbid what the site does not use: %s', async (path) => {
    const { headers } = await site.send(path);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive): [string, string] => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources.join(' ')];
        }),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('are the same from the cache, except the request’s own', async () => {
    const first = await site.send('/neighborhoods/hampden');
    const second = await site.send('/neighborhoods/hampden');
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(second.headers['x-request-id']).toMatch(/^[\w-]{10,}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('allow no inline scripts or styles', async () => {
    for (const path of PAGES) {
      const { text } = await site.send(path);
      const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const code = scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect(code.every((attributes) => /src="\/assets\//.test(attributes))).toBe(true);
      expect(text).not.toMatch(/<style|\son\w+=/);
    }
  });
});

describe('a page', () => {
  it('is the same for everybody, with or without a session', async () => {
    const visitor = site.visitor();
    await visitor.call('POST', '/api/admin/login', TEST_ADMIN);
    const mine = await visitor.get('/cuisines/thai');
    const anybodys = await site.send('/cuisines/thai');
    expect(mine.text).toBe(anybodys.text);
  });
});

describe('the host', () => {
  it('gives every request an id, and keeps a proxy’s', async () => {
    const own = await site.send('/api/user');
    expect(own.headers['x-request-id']).toMatch(/^[\w-]{10,}$/);
    const given = await site.send({ path: '/api/user', headers: { 'x-request-id': 'proxy-17' } });
    expect(given.headers['x-request-id']).toBe('proxy-17');
    const forged = await site.send({ path: '/api/user', headers: { 'x-request-id': 'a b<script>' } });
    expect(forged.headers['x-request-id']).not.toContain('<');
  });

  it.each([
    '/../package.json',
    '/assets/../../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.env',
  ])('serves no other files: %s', async (path) => {
    const answer = await site.send(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('marble-step"');
  });
});
