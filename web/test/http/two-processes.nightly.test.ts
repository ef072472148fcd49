import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { startBalancer, type Balancer } from './site/balancer.ts';
import { ensureBuilt } from './site/ensure-built.ts';
import { listOf } from './site/list-of.ts';
import { send, type Answer } from './site/send.ts';
import { startServerProgram, type ServerProgram } from './site/start-server-program.ts';
import { openVisitor, type Visitor } from './site/visitor.ts';

/** Two processes on one database behind a round-robin balancer. */

const PASSWORD = 'a-password-for-two';

let database: TestDatabase;
let balancer: Balancer;
let sites: ServerProgram[];
let place: number;
let ad: number;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('sample');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ place: number; ad: number }>(
    `select (select min(id) from restaurants where _status = 'published') as place, (select min(id) from ads) as ad`,
  );
  await client.end();
  ({ place = 0, ad = 0 } = rows[0] ?? {});
  balancer = await startBalancer();
  sites = await Promise.all([start(), start()]);
  balancer.balance(sites.map(({ url }) => url));
});
afterAll(async () => {
  await balancer.close();
  await Promise.all(sites.map((site) => site.stop('SIGTERM')));
  await database.drop();
});

const start = () => startServerProgram({ ...database.env, SITE_URL: TEST_SITE_URL, TRUST_PROXY: 'loopback' });
const visitor = () => openVisitor((sent) => send(balancer.port, sent));

async function register(): Promise<Visitor> {
  const diner = visitor();
  const username = `two-${randomUUID().slice(0, 8)}`;
  const answer = await diner.call('POST', '/api/register', { username, password: PASSWORD });
  expect(answer.status, answer.text).toBe(201);
  return diner;
}

it('a diner signs up, saves, reviews and signs out, alternating between the processes', async () => {
  const diner = await register();
  for (let again = 0; again < 2; again += 1) expect((await diner.get('/api/user')).status).toBe(200);
  await diner.call('PUT', '/api/saved', { lists: [listOf([place])] });
  for (let again = 0; again < 2; again += 1) {
    expect((await diner.get('/api/saved')).text).toContain(String(place));
  }
  const review = { rating: 5, comment: 'Good at both of them.', elapsedMs: 9_000 };
  expect((await diner.call('POST', `/api/restaurants/${place}/reviews`, review)).status).toBe(201);
  expect((await diner.call('POST', `/api/restaurants/${place}/reviews`, review)).status).toBe(409);
  await diner.call('POST', '/api/logout');
  for (let again = 0; again < 2; again += 1) expect((await diner.get('/api/user')).status).toBe(401);
});

it('no visitor sees an error or is signed out during a rolling restart', async () => {
  const diner = await register();
  const faults: string[] = [];
  const asked = { count: 0 };
  let isOver = false;
  const keepAsking = async (ask: () => Promise<Answer>) => {
    while (!isOver) {
      const { status, text } = await ask();
      asked.count += 1;
      if (status >= 400) faults.push(`${status} ${text.slice(0, 200)}`);
    }
  };
  const askers = [
    keepAsking(() => visitor().get(`/?q=${randomUUID()}`)),
    keepAsking(() => visitor().get('/cuisines')),
    keepAsking(() => diner.get('/api/user')),
    keepAsking(() => diner.get('/saved')),
    keepAsking(() => {
      const page = randomUUID();
      return visitor().call('POST', `/api/ads/${ad}/impression`, { page, view: page });
    }),
  ];
  for (let index = 0; index < sites.length; index += 1) {
    const [old] = sites.splice(index, 1);
    expect(await old?.stop('SIGTERM')).toBe(0);
    sites.splice(index, 0, await start());
    const before = asked.count;
    balancer.balance(sites.map(({ url }) => url));
    await vi.waitFor(() => expect(asked.count).toBeGreaterThan(before + 20), { timeout: 60_000 });
  }
  isOver = true;
  await Promise.all(askers);
  expect(faults).toEqual([]);
  expect([...balancer.answered.values()].filter((count) => count > 0)).toHaveLength(4);
});
