import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './site/ensure-built.ts';
import { startServerProgram } from './site/start-server-program.ts';

/** Run more manually with CRASH_ROUNDS=10. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const SENDERS = 24;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

let database: TestDatabase;
let client: pg.Client;
let ad: number;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('none');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into ads (name, click_url, image_url) values ('Crash', 'https://example.com/', '/covers/1.svg')
     returning id`,
  );
  ad = rows[0]?.id ?? 0;
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Sent {
  /** Events are told apart by their page. */
  attempted: string[];
  acknowledged: string[];
  /** How many events each sender still sends; busy connections would delay a stop. */
  left?: number;
}

/** Sends as fast as possible until the site is gone. */
async function sendUntilGone(url: string, sent: Sent, sender: number): Promise<void> {
  for (let more = 0; sent.left === undefined || more < sent.left; more += sent.left === undefined ? 0 : 1) {
    const page = randomUUID();
    sent.attempted.push(page);
    try {
      const answer = await fetch(`${url}/api/ads/${ad}/impression`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': BROWSER,
          'x-forwarded-for': `10.9.${sender}.${sent.attempted.length & 255}`,
        },
        body: JSON.stringify({ page, view: page }),
      });
      if (answer.status === 204) sent.acknowledged.push(page);
    } catch {
      return;
    }
  }
}

/** Waits until this many more are acknowledged. */
async function acknowledgedMore(sent: Sent, count: number): Promise<void> {
  const before = sent.acknowledged.length;
  await expect
    .poll(() => sent.acknowledged.length, { timeout: 120_000, interval: 5 })
    .toBeGreaterThanOrEqual(before + count);
}

it(
  `killed ${ROUNDS} times under load, the site has lost no acknowledged event and counted none twice`,
  async () => {
    const sent: Sent = { attempted: [], acknowledged: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await startServerProgram({ ...database.env, TRUST_PROXY: 'loopback' });
      const senders = Array.from({ length: SENDERS }, (_, sender) => sendUntilGone(site.url, sent, sender));
      // At a different point in the writing of a batch each time.
      await acknowledgedMore(sent, SENDERS * 4 + Math.floor(Math.random() * SENDERS));
      await site.stop('SIGKILL');
      await Promise.all(senders);
    }
    const { rows } = await client.query<{ page: string; times: number }>(
      'select page, count(*)::int as times from ad_events group by page',
    );
    const stored = new Map(rows.map(({ page, times }) => [page, times]));
    expect(sent.acknowledged.length).toBeGreaterThan(ROUNDS * SENDERS);
    expect(sent.acknowledged.filter((page) => !stored.has(page))).toEqual([]);
    expect([...stored].filter(([, times]) => times > 1)).toEqual([]);
    const attempted = new Set(sent.attempted);
    expect([...stored.keys()].filter((page) => !attempted.has(page))).toEqual([]);
    const { rows: rolled } = await client.query<{ count: number }>(
      'select sum(count)::int as count from ad_hours',
    );
    expect(rolled[0]?.count).toBe(stored.size);
  },
  120_000 + ROUNDS * 120_000,
);

it('stopped gracefully under load, it stores what it acknowledged, and exits with 0', async () => {
  await client.query('truncate ad_events, ad_hours');
  const sent: Sent = { attempted: [], acknowledged: [] };
  const site = await startServerProgram({ ...database.env, TRUST_PROXY: 'loopback' });
  const senders = Array.from({ length: SENDERS }, (_, sender) => sendUntilGone(site.url, sent, sender));
  await acknowledgedMore(sent, SENDERS * 4);
  const stopped = site.stop('SIGTERM');
  sent.left = 5;
  expect(await stopped).toBe(0);
  await Promise.all(senders);
  const { rows } = await client.query<{ page: string }>('select page from ad_events');
  const stored = new Set(rows.map(({ page }) => page));
  expect(sent.acknowledged.filter((page) => !stored.has(page))).toEqual([]);
}, 240_000);
