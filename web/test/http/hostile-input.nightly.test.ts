import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from './site/send.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';

let site: TestSite;

beforeAll(async () => {
  // React Router warns about every unknown address.
  vi.spyOn(console, 'warn').mockReturnValue();
  site = await startTestSite('sample');
});
afterAll(() => site.close());

const RUNS = 150;

/** Input that people and bots have sent to sites. */
const GARBAGE = [
  '',
  '.',
  '..',
  '0',
  '-1',
  'abc',
  '1e400',
  '1.5',
  'NaN',
  '2147483648',
  '99999999999999999999',
  '0x10',
  '%00',
  '12304%00',
  '%E0%A4%A',
  '%',
  '%%%',
  '%25',
  '%2500',
  '%252e%252e%252f',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  '....//....//etc/passwd',
  "' or 1=1 --",
  "'; drop table restaurants; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '%F0%9F%A6%80',
  '%ED%A0%80',
  'a'.repeat(2000),
  '%41'.repeat(700),
  '-'.repeat(2000),
  '__proto__',
  'constructor',
  'toString',
  'bar-&-restaurant?x=1#y',
  ':id',
  '*',
  '(.*)',
  '\\',
  '%5c..%5c',
  ';jsessionid=1',
  'index.php',
  '%0d%0aset-cookie:%20a=b',
];
const PREFIXES = [
  '/',
  '//',
  '/restaurants/',
  '/cuisines/',
  '/neighborhoods/',
  '/covers/',
  '/assets/',
  '/api/',
  '/api/restaurants/',
  '/api/pages/cuisines/',
  '/api/pages/neighborhoods/',
  '/sitemap-',
  '/faq/',
  '/about/',
  '/submit-restaurant/',
];

/** Encodes only what a request line can't hold. */
const onTheWire = (text: string) =>
  text.replace(/[^\u0021-\u007e]/g, (letter) => encodeURIComponent(letter.toWellFormed()));

function expectNoFailure(path: string, { status, headers, text }: Answer): void {
  expect(status, `${path.slice(0, 200)} answered ${text.slice(0, 200)}`).toBeLessThan(500);
  // No error response may contain a stack trace or a database statement.
  if (status >= 400) expect(text).not.toMatch(/\n\s+at |node_modules|select .* from/i);
  const location = headers.location;
  if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  expect(headers['set-cookie']).toBeUndefined();
}

async function visit(path: string): Promise<void> {
  expectNoFailure(path, await site.send(path));
}

describe('no address makes the site fail', () => {
  it.each(PREFIXES)('with known garbage after %s', async (prefix) => {
    for (const garbage of GARBAGE) {
      await visit(onTheWire(prefix + garbage));
      await visit(onTheWire(`${prefix}${garbage}/`));
    }
  });

  it('with known garbage as a cover', async () => {
    for (const garbage of GARBAGE) await visit(onTheWire(`/covers/${garbage}.svg`));
  });

  it('with known garbage as a sitemap', async () => {
    for (const garbage of GARBAGE) {
      await visit(onTheWire(`/sitemap-${garbage}.xml`));
      await visit(onTheWire(`/sitemap-restaurants-${garbage}.xml`));
    }
  });

  it('with bytes that are not valid characters', async () => {
    for (const bytes of ['\u00ff', '\u00c0\u00ae', '\u00e9', 'caf\u00e9', '\u0080']) {
      for (const prefix of PREFIXES) await visit(prefix + bytes);
    }
  });

  it('with any text as slug or id', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PREFIXES), text, (prefix, slug) =>
        visit(prefix + encodeURIComponent(slug.toWellFormed())),
      ),
      { numRuns: RUNS },
    );
  });

  it('with any half-encoded path', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '%',
        '%2',
        '%2f',
        '%00',
        '%c3',
        '%a9',
        '..',
        '.',
        '?',
        '#',
        '&',
        '=',
        '+',
        ';',
        '@',
        ':',
      ),
      fc.constantFrom('cuisines', 'restaurants', 'pizza', '12304', 'api', 'american'),
      fc.string({
        unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
        maxLength: 5,
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), (pieces) => visit(`/${pieces.join('')}`)),
      { numRuns: RUNS * 2 },
    );
  });

  it('with any query', async () => {
    const pages = fc.constantFrom(
      '/',
      '/cuisines',
      '/cuisines/pizza',
      '/restaurants/12304',
      '/faq',
      '/about',
      '/submit-restaurant',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-cuisines.xml',
      '/api/restaurants',
      '/api/site',
    );
    const query = fc.dictionary(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 20 }), {
      maxKeys: 4,
    });
    await fc.assert(
      fc.asyncProperty(pages, query, (page, values) => {
        const pairs = Object.entries(values).map((pair) =>
          pair.map((one) => encodeURIComponent(one.toWellFormed())).join('='),
        );
        return visit(`${page}?${pairs.join('&')}`);
      }),
      { numRuns: RUNS },
    );
  });

  it('with any number as a place, and only places have pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), async (id) => {
        const page = await site.send(`/restaurants/${id}`);
        const call = await site.send(`/api/restaurants/${id}`);
        expect(page.status).toBe(404);
        expect([400, 404]).toContain(call.status);
      }),
      { numRuns: 50 },
    );
  });
});

describe('no body makes the contract fail', () => {
  it('with any JSON at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/login', '/api/register', '/api/admin/login'),
        fc.json(),
        async (path, body) => {
          // Each attempt from a different client, to avoid the rate limit.
          const { status, text } = await site.send(attempt(path, body));
          expect([400, 401], text).toContain(status);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('with any two texts as name and password', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 70 });
    await fc.assert(
      fc.asyncProperty(text, text, async (username, password) => {
        const { status, text: reason } = await site.send(
          attempt('/api/login', JSON.stringify({ username, password })),
        );
        expect([400, 401], reason).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});

describe('no proposal and no report makes the contract fail', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const paths = ['/api/restaurants/submissions', '/api/restaurants/12304/reports'];

  it('with any JSON at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.json(), async (path, body) => {
        const { status, text: reason } = await site.send(attempt(path, body));
        expect(status, reason).toBe(400);
        expect(reason).toMatch(/^[^\n]{1,200}$/);
      }),
      { numRuns: RUNS },
    );
  });

  it('with any texts in its fields', async () => {
    const proposal = fc.record({
      name: text,
      description: text,
      category: text,
      address: text,
      neighborhood: text,
      website: fc.oneof(text, fc.webUrl()),
      phone: fc.oneof(text, fc.stringMatching(/^\+?[\d\s()-]{1,20}$/)),
      imageUrl: fc.oneof(text, fc.webUrl()),
      priceRange: fc.constantFrom('$', '$$', '$$$', '$$$$', 'free'),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      reviewCount: fc.nat(),
      elapsedMs: fc.constant(9_000),
    });
    await fc.assert(
      fc.asyncProperty(proposal, async (body) => {
        const { status, text: reason } = await site.send(attempt(paths[0] ?? '', JSON.stringify(body)));
        expect([201, 400], reason).toContain(status);
      }),
      { numRuns: RUNS },
    );
  });

  it('with any text as a report', async () => {
    const kind = fc.constantFrom('closed', 'hours', 'contact', 'location', 'duplicate', 'other', 'taste');
    await fc.assert(
      fc.asyncProperty(kind, text, async (kindGiven, given) => {
        const body = JSON.stringify({ kind: kindGiven, text: given, elapsedMs: 9_000 });
        const { status, text: reason } = await site.send(attempt(paths[1] ?? '', body));
        // 429: too many reports about this place.
        expect([201, 400, 429], reason).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});

let attempts = 0;

function attempt(path: string, body: string) {
  attempts += 1;
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${attempts >> 8}.${attempts & 255}`,
      origin: TEST_SITE_URL,
    },
    body,
  };
}
