import { randomUUID } from 'node:crypto';
import { createTestDatabase, TEST_ADMIN, type TestDatabase } from '#cms/test/create-test-database';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { METRICS_HEADERS, METRICS_TOKEN } from '../metrics-token.ts';
import { ensureBuilt } from './site/ensure-built.ts';
import { send } from './site/send.ts';
import { startServerProgram, type ServerProgram } from './site/start-server-program.ts';
import { openVisitor } from './site/visitor.ts';

/** One command, one port, two serving processes. */

const STOP_WITHIN_MS = 10_000;
const PATIENCE = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let site: ServerProgram;
let port: number;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('sample');
  site = await startServerProgram({ ...database.env, SITE_URL: TEST_SITE_URL, WORKERS: '2', METRICS_TOKEN });
  port = Number(new URL(site.url).port);
});
afterAll(async () => {
  await site.stop('SIGKILL');
  await database.drop();
});

/** Process ids of the workers, in start order. */
const workers = () =>
  [...site.said().matchAll(/"worker":(\d+),"msg":"A worker serves"/g)].map(([, id]) => Number(id));

const get = (path: string) => send(port, { path });
const readMetrics = () => send(port, { path: '/metrics', headers: METRICS_HEADERS });

async function countRequests(route: string): Promise<number> {
  const { text } = await readMetrics();
  const found = new RegExp(
    `^http_request_duration_seconds_count\\{.*route="${route}".*\\} (\\d+)$`,
    'm',
  ).exec(text);
  return Number(found?.[1] ?? 0);
}

it('metrics are the sum of both workers', async () => {
  expect(new Set(workers()).size).toBe(2);
  const before = await countRequests('/cuisines');
  for (let times = 0; times < 20; times += 1) expect((await get('/cuisines')).status).toBe(200);
  await vi.waitFor(async () => expect(await countRequests('/cuisines')).toBe(before + 20), PATIENCE);
  const { text } = await readMetrics();
  expect(text).toMatch(/^marble_step_database_up 1$/m);
});

it('a change through one worker is on the pages of both', async () => {
  const editor = openVisitor((sent) => send(port, sent));
  expect((await editor.call('POST', '/api/admin/login', TEST_ADMIN)).status).toBe(200);
  const subtitle = `Eat with both hands ${randomUUID()}`;
  expect((await editor.call('POST', '/cms/api/globals/home', { subtitle })).status).toBe(200);
  await vi.waitFor(async () => {
    // The system decides which worker responds.
    for (let times = 0; times < 8; times += 1) expect((await get('/')).text).toContain(subtitle);
  }, PATIENCE);
});

it('a worker that dies under load is replaced, and no other request is lost', async () => {
  const [victim = 0] = workers();
  const asked: { began: number; ended: number; fault?: string }[] = [];
  let isOver = false;
  const keepAsking = async (path: () => string) => {
    while (!isOver) {
      const began = performance.now();
      const fault = await get(path()).then(
        ({ status }) => (status === 200 ? undefined : `answered ${status}`),
        (error: unknown) => String(error),
      );
      asked.push({ began, ended: performance.now(), ...(fault !== undefined && { fault }) });
    }
  };
  const askers = [
    keepAsking(() => `/?q=${randomUUID()}`),
    keepAsking(() => '/'),
    keepAsking(() => '/cuisines'),
    keepAsking(() => '/readyz'),
  ];
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(40), PATIENCE);
  const killedAt = performance.now();
  process.kill(victim, 'SIGKILL');
  // It takes a moment to die, and requests that reach it until then are lost.
  await vi.waitFor(() => expect(site.said()).toContain('another takes its place'), PATIENCE);
  const goneAt = performance.now();
  await vi.waitFor(() => expect(workers()).toHaveLength(3), PATIENCE);
  const replacedAt = asked.length;
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(replacedAt + 40), PATIENCE);
  isOver = true;
  await Promise.all(askers);
  // Requests in flight during that time may have been the dead worker's.
  const others = asked.filter(({ began, ended }) => ended < killedAt || began > goneAt);
  expect(others.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(others.filter(({ began }) => began > goneAt).length).toBeGreaterThan(40);
});

it('a signal to the primary stops all of them in time, with each request answered', async () => {
  const pending = [get(`/?q=${randomUUID()}`), get(`/?q=${randomUUID()}`)];
  // Both workers have accepted the earlier requests once they answer these.
  for (let times = 0; times < 8; times += 1) await get('/healthz');
  const alive = workers().slice(1);
  const began = performance.now();
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(STOP_WITHIN_MS);
  for (const answer of await Promise.all(pending)) expect(answer.status).toBe(200);
  for (const worker of alive) expect(() => process.kill(worker, 0)).toThrow('ESRCH');
  await expect(get('/')).rejects.toThrow('ECONNREFUSED');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  expect(rows).toEqual([]);
});
