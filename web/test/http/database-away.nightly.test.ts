import { createAd } from '#cms/test/advertising';
import { openOwnPostgres, type OwnPostgres } from '#cms/test/own-postgres';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createRestaurant, TEST_PASSWORD } from '#cms/test/factories';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from './site/send.ts';
import { signInDiner, type SignedInDiner } from './site/sign-in-diner.ts';
import { listOf } from './site/list-of.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';

/** Generous, for a busy machine: these tests are about responses that never come. */
const PATIENCE_MS = 60_000;

let postgres: OwnPostgres;
let site: TestSite;
let diner: SignedInDiner;
let place: number;
let ad: number;

beforeAll(async () => {
  postgres = await openOwnPostgres();
  for (const [name, value] of Object.entries(postgres.env)) vi.stubEnv(name, value);
  site = await startTestSite('none');
  diner = await signInDiner(site);
  ({ id: place } = await createRestaurant(site.cms.payload, { category: 'Sushi' }));
  ({ id: ad } = await createAd(site.cms.payload));
  await site.hears();
});
afterAll(async () => {
  postgres.thaw();
  await postgres.start();
  await site?.close();
  await postgres.close();
  vi.unstubAllEnvs();
});

const PAGE_VIEW = { page: '/', view: '0b3c8a52-6f0e-4d6c-9a54-3f1f5a0c9d11' };

const WAYS = [
  { way: 'killed', lose: () => postgres.kill(), bringBack: () => postgres.start() },
  { way: 'frozen', lose: async () => postgres.freeze(), bringBack: async () => postgres.thaw() },
];

function expectToWait({ status, headers, text }: Answer, sentence: RegExp): void {
  expect(status, text).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toMatch(sentence);
}

const AWAY = /We can’t reach our database right now/;
const KEPT = ['/', '/cuisines', '/api/cuisines/stats'];

describe.each(WAYS)('while PostgreSQL is $way', ({ lose, bringBack }) => {
  let inFlight: Answer[];

  beforeAll(async () => {
    for (const path of [...KEPT, ...KEPT, '/api/site']) expect((await site.send(path)).status).toBe(200);
    await lose();
    inFlight = await Promise.all([
      site.send('/api/restaurants?begun=before-it-was-known'),
      site.send('/restaurants/424241'),
      diner.visitor.call('PUT', '/api/saved', { lists: [listOf([place])] }),
      diner.visitor.get('/api/saved'),
      // Payload returns its own error if a transaction can't begin.
      site.visitor().call('POST', '/api/register', { username: 'latecomer', password: TEST_PASSWORD }),
    ]);
    await vi.waitFor(async () => expect((await site.send('/')).headers.warning).toBeDefined(), {
      timeout: PATIENCE_MS,
    });
  });

  it('requests in flight get an error', () => {
    for (const answer of inFlight) expectToWait(answer, /database/);
  });

  it('cached pages are shown with their date', async () => {
    const page = await site.send('/');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/This is how the page was on \w+ \d+ at \d+:\d\d [AP]M\./);
    expect(page.headers.warning).toMatch(/^110 - "Response is Stale" "\w{3}, /);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('so are cached answers, unchanged', async () => {
    const answer = await site.send('/api/cuisines/stats');
    expect(answer.headers.warning).toBeDefined();
    expect((answer.json() as unknown[]).length).toBeGreaterThan(0);
  });

  it.each(['/cuisines/sushi', '/?q=crab', '/restaurants/424242'])(
    'the uncached page %s shows the site’s shell with a message',
    async (path) => {
      const page = await site.send(path);
      expectToWait(page, AWAY);
      expect(page.headers['content-type']).toMatch(/^text\/html/);
      expect(page.text).toContain('<header');
      expect(page.text).toContain('<footer');
    },
  );

  it('a page without stored content is complete', async () => {
    const page = await site.send('/auth');
    expect(page.status, page.text).toBe(200);
  });

  it.each([
    '/api/search?q=crab',
    '/api/suggest?q=cr',
    '/api/restaurants/424242',
    '/feed.xml',
    '/cms',
    '/cms/api/media',
  ])('%s is refused', async (path) => expectToWait(await site.visitor().get(path), AWAY));

  it('nothing is changed, and no change is confirmed', async () => {
    const { visitor } = diner;
    const answers = await Promise.all([
      visitor.call('PUT', '/api/saved', { lists: [listOf([place])] }),
      visitor.call('POST', `/api/restaurants/${place}/reviews`, { rating: 5, comment: 'Very good crab.' }),
      visitor.call('POST', '/api/login', { username: diner.username, password: TEST_PASSWORD }),
      visitor.call('POST', '/api/admin/login', TEST_ADMIN),
    ]);
    for (const answer of answers) expectToWait(answer, /so we didn’t change anything/);
  });

  it('nobody is signed out', async () => {
    expectToWait(await diner.visitor.get('/api/user'), AWAY);
  });

  it('ad events are not accepted', async () => {
    const visitor = site.visitor();
    const answer = await visitor.call('POST', `/api/ads/${ad}/impression`, PAGE_VIEW);
    expect(answer.status, answer.text).toBe(503);
  });

  it('the process reports that it is alive, and what is missing', async () => {
    expect((await site.send('/healthz')).status).toBe(200);
    const ready = await site.send('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.json()).toMatchObject({ database: 'unreachable' });
  });

  it('everything works once it is back, including changes made in the meantime', async () => {
    await bringBack();
    await expect.poll(async () => (await site.send('/readyz')).status, { timeout: PATIENCE_MS }).toBe(200);
    const page = async () => site.send('/');
    await expect.poll(async () => (await page()).headers.warning, { timeout: PATIENCE_MS }).toBeUndefined();
    expect((await page()).text).not.toContain('This is how the page was');
    expect((await site.send('/cuisines/sushi')).status).toBe(200);
    expect((await diner.visitor.get('/api/user')).status).toBe(200);
    const { rows } = await site.cms.payload.db.pool.query(
      `update restaurants set name = 'Back Again' where id = $1 returning id`,
      [place],
    );
    expect(rows).toHaveLength(1);
    await expect
      .poll(async () => (await site.send(`/restaurants/${place}`)).text, { timeout: PATIENCE_MS })
      .toContain('Back Again');
  });
});
