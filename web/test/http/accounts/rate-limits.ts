import { rateLimits } from '#cms/calls/rate-limits';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createDiner, createRestaurant, TEST_PASSWORD } from '#cms/test/factories';
import { describe, expect, it } from 'vitest';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

const SIGN_INS = 30;
/** The limit of an address per minute (cms/calls/rate-limits.ts). */
const SEARCHES = 3_000;

/** A different name per attempt, so that the delays per account don't interfere. */
async function tryToSignIn(visitor: Visitor, paths: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < SIGN_INS; attempt += 1) {
    const path = paths[attempt % paths.length] ?? '';
    const { status } = await visitor.call('POST', path, { username: `who-${attempt}`, password: 'a-guess' });
    expect(status).not.toBe(429);
  }
}

describe('an address that tries to sign in too often', () => {
  it('is told to wait as long as it has to', async () => {
    const visitor = site.visitor();
    await tryToSignIn(visitor, ['/api/login']);
    const { text, headers } = await visitor.call('POST', '/api/login', TEST_ADMIN);
    const wait = Number(headers['retry-after']);
    const words = wait < 100 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
    expect(text).toBe(`Too many attempts. Wait ${words}, then try again.`);
    // Reading is not affected, nor are other addresses.
    expect((await visitor.get('/cms/api/admins/me')).status).toBe(200);
    expect((await site.visitor().call('POST', '/api/admin/login', TEST_ADMIN)).status).toBe(200);
  });

  it('may be an office: the right password counts for nothing, and a device known by its name always gets in', async () => {
    const { payload } = site.cms;
    const { username } = await createDiner(payload);
    const visitor = site.visitor();
    const signIn = () => visitor.call('POST', '/api/login', { username, password: TEST_PASSWORD });
    for (let colleague = 0; colleague <= SIGN_INS; colleague += 1) {
      visitor.cookies.clear();
      expect((await signIn()).status).toBe(200);
    }
    await tryToSignIn(visitor, ['/api/login', '/api/admin/login']);
    expect((await signIn()).status).toBe(200);
    visitor.cookies.clear();
    expect((await signIn()).status).toBe(429);
  });

  it.each(['/api/login', '/api/admin/login'])(
    'is a whole /64 for IPv6, and IPv4-mapped IPv6 counts as IPv4: %s',
    async (path) => {
      let names = 0;
      const tryFrom = async (address: string) => {
        names += 1;
        const { status } = await site.send({
          method: 'POST',
          path,
          headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
          body: JSON.stringify({ username: `who-${names}`, password: 'a-guess' }),
        });
        return status;
      };
      const net = path === '/api/login' ? 1 : 2;
      for (let host = 1; host <= SIGN_INS; host += 1) {
        expect(await tryFrom(`2001:db8:0:${net}::${host}`)).not.toBe(429);
        expect(await tryFrom(`${host % 2 ? '::ffff:' : ''}203.0.113.${net}`)).not.toBe(429);
      }
      expect(await tryFrom(`2001:db8:0:${net}:ffff::1`)).toBe(429);
      expect(await tryFrom(`::ffff:203.0.113.${net}`)).toBe(429);
      expect(await tryFrom(`2001:db8:0:${net}0::1`)).not.toBe(429);
    },
  );

  it('is refused by another process too', async () => {
    const elsewhere = await site.another();
    const visitor = site.visitor();
    const headers = { 'x-forwarded-for': '10.9.9.9', 'content-type': 'application/json' };
    const body = JSON.stringify({ username: 'who', password: 'a-guess' });
    for (let attempt = 0; attempt <= SIGN_INS; attempt += 1) {
      await site.send({ method: 'POST', path: '/api/admin/login', headers, body });
    }
    const refused = await elsewhere({ method: 'POST', path: '/api/admin/login', headers, body });
    expect(refused.status).toBe(429);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });
});

describe('the first account', () => {
  it.each([
    '/cms/api/admins/first-register',
    '/cms/api/users/first-register',
    '/cms/api/users/First-Register/',
    '/cms/api/x/../users/first-register',
  ])('cannot be created through %s', async (path) => {
    const account = { username: 'first', password: 'first-of-them-all', roles: ['admin'] };
    const answer = await site.visitor().call('POST', path, account);
    expect([403, 404]).toContain(answer.status);
    for (const collection of ['users', 'admins'] as const) {
      const where = { username: { equals: 'first' } };
      expect((await site.cms.payload.count({ collection, where })).totalDocs).toBe(0);
    }
  });
});

it.each(['/cms/forgot', '/cms/forgot/', '/cms/forgot?_rsc=1x2y3', '/cms/reset/a-token'])(
  '%s is the page where diners set a new password, too',
  async (path) => {
    const answer = await site.send(path);
    expect([answer.status, answer.headers.location]).toEqual([302, '/auth/password']);
  },
);

describe('an address that searches a lot', () => {
  const SENTENCE = /That’s a lot of searches at once\. Wait \d+ seconds?, then try again\./;

  /** A visitor whose address has used up its searches in this minute. */
  async function visitorWithoutSearches(): Promise<Visitor> {
    const visitor = site.visitor();
    await rateLimits(site.cms.payload).countAddress('search', visitor.address, SEARCHES);
    return visitor;
  }

  it('may be a campus behind one router', async () => {
    const visitor = site.visitor();
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, count) => visitor.get(`/api/suggest?q=cr&n=${count}`)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('is refused for a minute over the limit', async () => {
    const visitor = await visitorWithoutSearches();
    for (const path of ['/api/search?q=crab', '/api/suggest?q=cr']) {
      const refused = await visitor.get(path);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-type']).toMatch(/^text\/plain/);
      expect(refused.text).toMatch(SENTENCE);
    }
    expect((await site.visitor().get('/api/search?q=crab')).status).toBe(200);
  });

  it('can still read pages, even uncached ones', async () => {
    const { id } = await createRestaurant(site.cms.payload, { category: 'Router Food' });
    await site.hears();
    const visitor = await visitorWithoutSearches();
    const paths = ['/', '/cuisines', '/cuisines/router-food', `/restaurants/${id}`, '/quiz', '/api/site'];
    for (const path of [...paths, ...paths]) expect((await visitor.get(path)).status, path).toBe(200);
  });

  it('still gets cached responses', async () => {
    const visitor = await visitorWithoutSearches();
    const paths = ['/?q=kitchen', '/api/search?q=kitchen'];
    for (const path of [...paths, ...paths]) await site.visitor().get(path);
    for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
  });

  it('gets no uncached pictures', async () => {
    const visitor = await visitorWithoutSearches();
    expect((await visitor.get('/share/quiz.png')).status).toBe(200);
    for (const path of ['/share/quiz.png?again', '/share/lists/somebody-s.png']) {
      const answer = await visitor.get(path);
      expect(answer.status, path).toBe(429);
      expect(answer.text).toMatch(SENTENCE);
    }
  });

  it('sees the site’s shell with a message on pages that need a search', async () => {
    const visitor = await visitorWithoutSearches();
    const page = await visitor.get('/?q=unheard-of');
    expect(page.status).toBe(429);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    for (const part of [SENTENCE, /<header/, /<footer/]) expect(page.text).toMatch(part);
    expect((await visitor.get('/auth?next=%2Fsaved')).status).toBe(200);
  });
});
