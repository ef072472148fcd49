import { createServer, type Server } from 'node:http';
import type { SearchAnswer } from '#contract/search';
import { createRestaurant } from '#cms/test/factories';
import { listen } from '#cms/test/listen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSite, type TestSite } from './site/start-test-site.ts';

/** Longer than a request waits for Meilisearch. */
const SILENCE_MS = 5_000;

let site: TestSite;
let broken: Server;
let behaviour: 'hangs' | 'fails' | 'talks nonsense' | 'hangs up' = 'hangs';

/** MEILI_URL points to a server, but it can't search. */
beforeAll(async () => {
  broken = createServer((req, res) => {
    if (behaviour === 'hangs') setTimeout(() => res.destroy(), SILENCE_MS).unref();
    if (behaviour === 'fails')
      res.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"down"}');
    if (behaviour === 'talks nonsense')
      res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
    if (behaviour === 'hangs up') req.socket.destroy();
  });
  const MEILI_URL = `http://127.0.0.1:${await listen(broken)}`;
  site = await startTestSite('sample', { MEILI_URL, MEILI_API_KEY: 'any' });
});
afterAll(async () => {
  await site.close();
  broken.closeAllConnections();
  broken.close();
});

async function totalOf(query: string): Promise<number> {
  const answer = await site.visitor().get(`/api/search?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as SearchAnswer).total;
}

it.each(['hangs', 'fails', 'talks nonsense', 'hangs up'] as const)(
  'if Meilisearch %s, PostgreSQL answers completely and without an error',
  async (how) => {
    behaviour = how;
    const everything = ((await site.send('/api/restaurants')).json() as unknown[]).length;
    expect(await totalOf('')).toBe(everything);
    const totals = await Promise.all(
      ['q=crab', 'q=pizza', 'cuisine=Italian', 'q=crab&price=$$'].map(totalOf),
    );
    for (const total of totals) expect(total).toBeGreaterThan(0);
    const suggested = await site.visitor().get('/api/suggest?q=cant');
    expect(suggested.status).toBe(200);
    const ready = await site.send('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.json()).toMatchObject({ database: 'ok', search: 'degraded' });
  },
);

it('changes still reach the PostgreSQL index, and are queued for Meilisearch', async () => {
  const { id } = await createRestaurant(site.cms.payload, { name: 'Degraded Delicatessen' });
  await expect.poll(() => totalOf('q=degraded+delicatessen'), { timeout: 30_000 }).toBe(1);
  const { rows } = await site.cms.payload.db.pool.query(
    `select 1 from search_changes where engine = 'meilisearch' and place_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
});
